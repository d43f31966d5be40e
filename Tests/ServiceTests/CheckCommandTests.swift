import Foundation
import Testing

/// `assay check` as it is called in a shell.
@Suite struct CheckCommandTests {
    private struct Outcome {
        let code: Int32
        let output: String
        let complaint: String
    }

    private static let samples =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples").path()

    private func check(_ arguments: [String], input: String? = nil) throws -> Outcome {
        let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        let (output, complaint, feed) = (Pipe(), Pipe(), Pipe())
        process.executableURL = folder.appendingPathComponent("assay")
        process.arguments = ["check"] + arguments
        process.standardOutput = output
        process.standardError = complaint
        process.standardInput = feed
        try process.run()
        try feed.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
        try feed.fileHandleForWriting.close()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let complained = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Outcome(code: process.terminationStatus, output: said, complaint: complained)
    }

    @Test("A file and standard input give the same report")
    func inputs() throws {
        let text = try String(contentsOfFile: "\(Self.samples)/cut.http", encoding: .utf8)
        let file = try check(["\(Self.samples)/cut.http"])
        let piped = try check(["-"], input: text)
        #expect(file.code == 0)
        #expect(file.output.hasPrefix("BROKEN  "))
        #expect(file.output == piped.output)
    }

    @Test("--format json gives the report as JSON")
    func json() throws {
        let outcome = try check(["\(Self.samples)/cut.http", "--format", "json"])
        let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(report?["verdict"] as? String == "broken")
    }

    @Test("--fail-on turns findings into the exit code 1", arguments: [("error", Int32(1)), ("warning", 1), ("note", 1)])
    func failOn(_ severity: String, _ code: Int32) throws {
        #expect(try check(["\(Self.samples)/cut.http", "--fail-on", severity]).code == code)
        let fine = "HTTP/1.1 204 No Content\r\nDate: Sun, 01 Mar 2026 12:00:00 GMT\r\nX-Content-Type-Options: nosniff\r\n\r\n"
        #expect(try check(["-", "--fail-on", "warning"], input: fine).code == 0)
    }

    @Test("The request's method, URL, fields and the clock change the diagnosis")
    func context() throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\nCache-Control: max-age=60\r\nDate: Sun, 01 Mar 2026 12:00:00 GMT\r\n\r\n"
        #expect(try check(["-"], input: head).output.contains("body-truncated"))
        #expect(try !check(["-", "--request-method", "HEAD"], input: head).output.contains("body-truncated"))
        #expect(try check(["-", "--now", "2026-03-01T12:02:00Z"], input: head).output.contains("120 s old"))
        let ranged = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\nok"
        #expect(try check(["-", "--header", "Range: bytes=5-"], input: ranged).output.contains("range-ignored"))
    }

    @Test(
        "A command line that cannot be used says why, and exits with 2",
        arguments: [[], ["--format"], ["-", "--format", "xml"], ["-", "--fail-on", "never"], ["-", "--nonsense", "1"], ["a", "b"]]
    )
    func misuse(_ arguments: [String]) throws {
        let outcome = try check(arguments)
        #expect(outcome.code == 2)
        #expect(outcome.complaint.hasPrefix("assay check: "))
    }

    @Test("A file that cannot be read exits with 3")
    func unreadable() throws {
        #expect(try check(["/nowhere/at/all.http"]).code == 3)
    }
}
