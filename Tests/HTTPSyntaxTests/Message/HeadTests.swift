import Evidence
import Testing

@testable import HTTPSyntax

@Suite struct HeadTests {
    private func head(_ text: String) -> Head? { MessageReader.head(of: Array(text.utf8)) }

    @Test(
        "The status line is read leniently, and what is odd is said",
        arguments: [
            ("HTTP/1.1 200 OK", 200, "OK", []),
            ("HTTP/1.1 200 ", 200, "", []),
            ("HTTP/1.1 200", 200, "", [.noReasonNoSpace]),
            ("HTTP/1.1   200   OK  ", 200, "OK", [.oddSpacing]),
            ("HTTP/1.1\t200 OK", 200, "OK", [.oddSpacing]),
            ("http/1.0 404 Not Found", 404, "Not Found", [.wrongCase]),
            ("HTTP/1.2 200 OK", 200, "OK", [.oddVersion]),
            ("HTTP/1.1 20 OK", 20, "OK", [.invalidCode]),
            ("HTTP/1.1 099 OK", 99, "OK", [.invalidCode]),
            ("HTTP/1.1 2000 OK", 2000, "OK", [.invalidCode]),
            ("HTTP/1.1 OK", nil, "", [.invalidCode, .noReasonNoSpace]),
            ("HTTP/1.1", nil, "", [.missingCode]),
            ("HTTP/1.1 500 \u{1}x", 500, "\u{1}x", [.controlInReason]),
            ("HTTP/1.1 404 né", 404, "né", [.nonASCIIReason]),
        ] as [(String, Int?, String, [StatusLine.Flaw])]
    )
    func statusLines(line: String, code: Int?, reason: String, flaws: [StatusLine.Flaw]) {
        let head = head(line + "\r\n\r\n")
        #expect(head?.code == code)
        #expect(head.map { Array((line + "\r\n\r\n").utf8).text($0.statusLine.reason) } == reason)
        #expect(head?.statusLine.defects.map(\.kind) == flaws)
    }

    @Test(
        "Each odd field line is kept as far as it can be, and its flaw points at the octets",
        arguments: [
            ("X-A : b", "X-A", "b", FieldSection.Flaw.spaceBeforeColon, 20..<21),
            (": b", "", "b", .emptyName, 17..<18),
            ("X A: b", "X A", "b", .invalidName, 17..<20),
            ("X-A: b\u{0}c", "X-A", "b\u{0}c", .nul, 23..<24),
            ("X-A: b\rc", "X-A", "b\rc", .bareCR, 23..<24),
            ("X-A: b\u{1}\u{2}", "X-A", "b\u{1}\u{2}", .controlCharacter, 23..<25),
            ("X-A: é", "X-A", "é", .nonASCII, 22..<24),
        ] as [(String, String, String, FieldSection.Flaw, OctetRange)]
    )
    func fieldLines(line: String, name: String, value: String, flaw: FieldSection.Flaw, place: OctetRange) throws {
        let fields = try #require(head("HTTP/1.1 200 OK\r\n" + line + "\r\nX-After: c\r\n\r\n")).fields
        let first = try #require(fields.lines.first)
        #expect(fields.name(of: first) == name)
        #expect(Array(fields.octets[first.value]) == Array(value.utf8))
        #expect(fields.defects == [Defect(flaw, at: place)])
        #expect(fields.values("x-after").texts == ["c"])
    }

    @Test("The plain reading of a line and the thorough one agree")
    func bothReadings() throws {
        let values = ["", " ", "a", " a", "a ", "\ta\t", " a  b ", "abcdefgh", "abcdefghijklmnopqrstuvwxyz0123456789 ~!"]
        let names = ["A", "Ab", "Content-Type", "X-Very-Long-Name-Of-A-Field-0123456789", "_a", "a_b", "x!"]
        for name in names {
            for value in values {
                let plain = try #require(head("HTTP/1.1 200 OK\r\n\(name):\(value)\r\n\r\n")).fields
                // LF alone keeps the line from being read in one pass.
                let thorough = try #require(head("HTTP/1.1 200 OK\r\n\(name):\(value)\n\r\n")).fields
                #expect(plain.defects.isEmpty, "\(name):\(value)")
                #expect(plain.lines.map(\.name) == thorough.lines.map(\.name))
                #expect(plain.lines.map { plain.value(of: $0) } == thorough.lines.map { thorough.value(of: $0) })
                #expect(plain.has(FieldName(name.uppercased())) && thorough.has(FieldName(name)))
            }
        }
    }

    @Test("A fold continues the line before it, and nothing where that was no field")
    func folds() throws {
        let fields = try #require(head("HTTP/1.1 200 OK\r\nA: 1\r\n 2\r\n\t\r\n 3\r\nnonsense\r\n 4\r\nB: 5\r\n\r\n")).fields
        #expect(fields.values("a").texts == ["1 2 3"])
        #expect(fields.values("b").texts == ["5"])
        #expect(fields.defects(.obsFold).count == 3)
        #expect(fields.defects(.foldWithoutField).count == 1)
    }

    @Test("A hundred thousand lines: the first ten thousand are kept, the rest counted, the body found")
    func manyLines() throws {
        let text = "HTTP/1.1 200 OK\r\n" + String(repeating: "X-Line: v\r\n", count: 100_000) + "Content-Length: 1\r\n\r\nab"
        let message = MessageReader.read(Array(text.utf8))
        #expect(message.fields.lines.count == 10_001)
        #expect(message.fields.skippedLines == 90_000)
        #expect(message.head?.isTerminated == true)
        // The length stands behind all that was skipped.
        #expect(message.content.count == 1 && message.excess.count == 1)
    }

    @Test("A head beyond one MiB is read to its end, its later fields skipped")
    func hugeHead() {
        let long = String(repeating: "y", count: 600_000)
        let text = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nA: \(long)\r\nB: \(long)\r\nC: 1\r\n\r\nok"
        let message = MessageReader.read(Array(text.utf8))
        #expect(message.fields.lines.count == 3)
        #expect(message.fields.skippedLines == 1)
        #expect(message.content.count == 2 && message.framing.isComplete == true)
    }

    @Test("A hundred thousand blank folds are read in linear time")
    func manyFolds() {
        let text = "HTTP/1.1 200 OK\r\nA:\r\n" + String(repeating: " \r\n", count: 300_000) + "\r\n"
        let time = ContinuousClock().measure { _ = MessageReader.read(Array(text.utf8)) }
        #expect(time < .seconds(10))
    }
}
