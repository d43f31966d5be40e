import Testing

@testable import HTTPSyntax

@Suite struct ByteRangesTests {
    private func read(_ text: String, boundary: String = "B") -> ByteRanges {
        ByteRanges(OctetSlice(Array(text.utf8)), boundary: Array(boundary.utf8))
    }

    private static let two =
        "--B\r\nContent-Type: a/b\r\nContent-Range: bytes 0-1/9\r\n\r\nAB\r\n--B\r\nContent-Range: bytes 4-5/9\r\n\r\nEF\r\n--B--\r\n"

    @Test("Two parts are told apart, with their data")
    func parts() {
        let octets = Array(ByteRangesTests.two.utf8)
        let parsed = read(ByteRangesTests.two)
        #expect(parsed.count == 2 && parsed.defects.isEmpty)
        #expect(parsed.parts.map { octets.text($0.data) } == ["AB", "EF"])
        #expect(parsed.parts.map(\.hasContentType) == [true, false])
        #expect(parsed.parts.map { $0.contentRange?.first?.value } == [0, 4])
    }

    @Test(
        "Slips are named",
        arguments: [
            ("--B\r\n\r\nContent-Range: bytes 0-1/9\r\n\r\nAB\r\n--B--", [.blankAfterDelimiter], 1),
            ("--B\r\nContent-Range: bytes 0-1/9\r\n\r\nAB", [.unterminated], 1),
            ("--B\r\nContent-Range: bytes 0-1/9\r\n\r\nABC\r\n--B--", [.lengthMismatch], 1),
            ("--B\r\nContent-Type: a/b\r\n\r\nAB\r\n--B--", [.missingContentRange], 1), ("--C\r\n", [.noDelimiter], 0),
            ("--B\r\nContent-Range: bytes 1-0/9\r\n\r\n\r\n--B--", [.invalidContentRange], 1), ("--B--\r\n", [], 0),
            ("--B\nContent-Range: bytes 0-1/9\n\nAB\n--B--\n", [.bareLF], 1), ("--B\r\nContent-Range: pages 3\r\n\r\nAB\r\n--B--", [], 1),
            ("--B\r\nContent-Range: bytes 0-1/9\r\n--B--", [.noEmptyLine, .lengthMismatch], 1),
        ] as [(String, [ByteRanges.Flaw], Int)]
    )
    func slips(text: String, flaws: [ByteRanges.Flaw], count: Int) {
        let parsed = read(text)
        #expect(parsed.defects.map(\.kind) == flaws)
        #expect(parsed.count == count)
    }

    @Test("A line that merely begins like the delimiter is data")
    func lookalike() { #expect(read("--B\r\nContent-Range: bytes 0-3/9\r\n\r\n--BC\r\n--B--").parts.first?.data.count == 4) }

    @Test("No prefix of a body makes trouble")
    func prefixes() {
        for length in 0...ByteRangesTests.two.utf8.count {
            let prefix = Array(ByteRangesTests.two.utf8.prefix(length))
            let parsed = ByteRanges(OctetSlice(prefix), boundary: [0x42])
            // A closing delimiter that was cut looks like one more part.
            #expect(parsed.count <= 3)
            _ = ByteRanges.undeclaredBoundary(OctetSlice(prefix))
        }
    }

    @Test(
        "The boundary comes from the type, or from a body that looks like parts",
        arguments: [
            ("multipart/byteranges; boundary=B", "B"), ("Multipart/ByteRanges; charset=x; BOUNDARY=\"a \\\"b\"", "a \"b"),
            ("multipart/byteranges", ""), ("multipart/mixed; boundary=B", nil),
        ] as [(String, String?)]
    )
    func boundary(type: String, expected: String?) {
        #expect(ByteRanges.boundary(of: FieldValues(text: type)) == expected.map { Array($0.utf8) })
    }

    @Test("Undeclared parts are recognised by a Content-Range of their own")
    func undeclared() {
        #expect(ByteRanges.undeclaredBoundary(OctetSlice(Array(ByteRangesTests.two.utf8))) == [0x42])
        #expect(ByteRanges.undeclaredBoundary(OctetSlice(Array("--B\r\nhello: x\r\n\r\n".utf8))) == nil)
    }
}
