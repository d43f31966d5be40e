import Testing

@testable import HTTPSyntax

@Suite struct ContentRangeTests {
    private func read(_ text: String) -> ContentRange? { ContentRange(FieldValues(text: text)) }

    @Test(
        "Positions and total are read with their places",
        arguments: [
            ("bytes 5-9/20", 5, 9, 20, 5), ("BYTES 0-0/1", 0, 0, 1, 1), ("bytes 5-9/*", 5, 9, nil, 5), ("bytes */20", nil, nil, 20, nil),
            ("bytes  5 - 9 / 20", 5, 9, 20, 5), ("bytes 0-9223372036854775806/9223372036854775807", 0, .max - 1, .max, .max),
        ] as [(String, Int?, Int?, Int?, Int?)]
    )
    func valid(text: String, first: Int?, last: Int?, total: Int?, length: Int?) {
        let field = read(text)
        #expect(field?.isValid == true)
        #expect(field?.first?.value == first && field?.last?.value == last && field?.total?.value == total)
        #expect(field?.length == length)
    }

    @Test(
        "What cannot be is named",
        arguments: [
            ("", .empty), ("5-9/20", .missingUnit), ("bytes", .missingUnit), ("lines 1-2/3", .unknownUnit), ("bytes 5-9", .missingSlash),
            ("bytes 5/20", .missingHyphen), ("bytes 5-/20", .notANumber), ("bytes -9/20", .notANumber), ("bytes 5-9/x", .notANumber),
            ("bytes 5-9/-1", .notANumber), ("bytes 0-99999999999999999999/*", .overflow), ("bytes 9-5/20", .firstAfterLast),
            ("bytes 5-20/20", .lastBeyondTotal), ("bytes */*", .doubleStar), ("bytes=5-9/20", .notANumber),
        ] as [(String, ContentRange.Flaw)]
    )
    func invalid(text: String, flaw: ContentRange.Flaw) {
        let field = read(text)
        #expect(field?.isValid == false)
        #expect(field?.has(flaw) == true, "\(String(describing: field?.defects))")
        #expect(field?.length == nil)
    }

    @Test(
        "Range of a request",
        arguments: [
            ("bytes=5-9", [.from(first: 5, last: 9)], true), ("bytes=5-", [.from(first: 5, last: nil)], true),
            ("Bytes = -7", [.suffix(7)], true),
            ("bytes=0-1, 4-", [.from(first: 0, last: 1), .from(first: 4, last: nil)], true), ("bytes=9-5", [], false),
            ("bytes=", [], false),
            ("bytes", [], false), ("bytes=x-", [], false), ("bytes=-", [], false),
        ] as [(String, [RequestRange.Spec], Bool)]
    )
    func request(text: String, specs: [RequestRange.Spec], isValid: Bool) {
        let range = RequestRange(FieldValues(text: text))
        #expect(range?.specs == specs && range?.isValid == isValid && range?.isBytes == true)
    }
}
