import Foundation
import Testing

@testable import Service

/// The README's request gives the README's answer.
@Suite struct ReadmeTests {
    private static let readme =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(
            path: "README.md"
        )

    /// The fenced blocks of `language`, in order.
    private func blocks(_ language: String) throws -> [String] {
        let text = try String(contentsOf: Self.readme, encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
    }

    @Test("The request shown is answered as shown, to the octet")
    func request() throws {
        let command = try #require(try blocks("sh").first { $0.contains("curl") })
        let expected = try #require(try blocks("text").first)
        let program = try RunningProgram("--drain-delay 0s --access-log off")
        let shell = Process()
        let output = Pipe()
        shell.executableURL = URL(filePath: "/bin/bash")
        shell.arguments = ["-c", command.replacing("127.0.0.1:8080", with: "127.0.0.1:\(program.port)")]
        shell.standardOutput = output
        try shell.run()
        let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(answer == expected + "\n")
    }

    @Test("The quick start has two commands, and they are there")
    func quickStart() throws {
        let first = try #require(try blocks("sh").first)
        let commands = first.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
        #expect(commands == ["Deploy/run", "Deploy/test"])
        let root = Self.readme.deletingLastPathComponent()
        for command in commands { #expect(FileManager.default.isExecutableFile(atPath: root.appending(path: command).path())) }
    }
}
