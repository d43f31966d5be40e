import Foundation
import Testing

@testable import Service

/// The program itself, started as an operator would.
final class RunningProgram {
    let process = Process()
    let port: UInt16

    init(descriptors: Int = 1024, _ flags: String = "") throws {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let program = folder.appendingPathComponent("assay").path
        try #require(FileManager.default.isExecutableFile(atPath: program))
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -n \(descriptors); exec \(program) serve --listen 127.0.0.1:0 \(flags)"]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        port = UInt16(line.trimmingCharacters(in: .newlines).split(separator: ":").last ?? "") ?? 0
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    func livezStatus(_ descriptor: Int32) -> Int {
        Fixture.send("GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", to: descriptor)
        return Fixture.answer(of: descriptor).status
    }
}

@Suite struct ProcessTests {
    @Test("A server without descriptors left waits, and serves when there are some again")
    func descriptors() throws {
        let program = try RunningProgram(descriptors: 40, "--drain-delay 0s")
        let connections = (0..<60).map { _ in Fixture.connect(port: program.port) }
        usleep(500_000)
        for descriptor in connections.prefix(40) { close(descriptor) }
        #expect(program.livezStatus(connections[59]) == 200)
        for descriptor in connections[40..<59] { close(descriptor) }
        program.process.terminate()
        program.process.waitUntilExit()
        #expect(program.process.terminationStatus == 0)
    }

    @Test("One signal drains and ends with 0, a second ends at once")
    func signals() throws {
        let program = try RunningProgram(descriptors: 256, "--drain-delay 60s")
        #expect(program.livezStatus(Fixture.connect(port: program.port)) == 200)
        kill(program.process.processIdentifier, SIGINT)
        usleep(200_000)
        #expect(program.livezStatus(Fixture.connect(port: program.port)) == 200)
        kill(program.process.processIdentifier, SIGTERM)
        program.process.waitUntilExit()
        #expect(program.process.terminationReason == .exit && program.process.terminationStatus == 0)
    }
}
