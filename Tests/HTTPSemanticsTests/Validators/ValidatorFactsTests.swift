import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct ValidatorFactsTests {
    private func facts(_ fields: String, status: Int = 200, requestFields: [(name: String, value: String)] = []) -> ValidatorFacts {
        let head = "HTTP/1.1 \(status) X\r\n" + fields.split(separator: "\n").map { "\($0)\r\n" }.joined() + "\r\n"
        let request = Request(method: "GET", fields: requestFields)
        return ValidatorFacts(Exchange(Hop(request: request, received: Array(head.utf8))), now: CachePolicyTests.now)
    }

    @Test("What to send next keeps the quotes, and guards ranges with strong validators only")
    func next() {
        let strong = facts("ETag: \"a\"")
        #expect(strong.ifNoneMatch == "\"a\"" && strong.ifRange == "\"a\"")
        let weak = facts("ETag: W/\"a\"\nDate: Sun, 01 Mar 2026 12:00:00 GMT\nLast-Modified: Sunday, 01-Feb-26 12:00:00 GMT")
        #expect(weak.ifNoneMatch == "W/\"a\"" && weak.ifRange == nil && weak.hasStrongValidator)
        #expect(weak.ifModifiedSince == "Sun, 01 Feb 2026 12:00:00 GMT")
        let dated = facts("Date: Sun, 01 Mar 2026 12:00:00 GMT\nLast-Modified: Sun, 01 Mar 2026 11:59:00 GMT")
        #expect(dated.ifRange == "Sun, 01 Mar 2026 11:59:00 GMT")
        let recent = facts("Date: Sun, 01 Mar 2026 12:00:00 GMT\nLast-Modified: Sun, 01 Mar 2026 11:59:01 GMT")
        #expect(recent.ifRange == nil && !recent.hasStrongValidator)
    }

    @Test(
        "A missed revalidation needs a match and a full answer",
        arguments: [
            ("ETag: W/\"a\"", 200, "If-None-Match", "\"b\", \"a\"", true), ("ETag: \"a\"", 200, "If-None-Match", "*", true),
            ("ETag: \"a\"", 206, "If-None-Match", "\"a\"", false), ("ETag: \"A\"", 200, "If-None-Match", "\"a\"", false),
            ("Last-Modified: Sun, 01 Feb 2026 12:00:00 GMT", 200, "If-Modified-Since", "Sun, 01 Feb 2026 12:00:00 GMT", true),
            ("Last-Modified: Sun, 01 Feb 2026 12:00:01 GMT", 200, "If-Modified-Since", "Sun, 01 Feb 2026 12:00:00 GMT", false),
            ("Last-Modified: Sun, 01 Feb 2026 12:00:00 GMT", 200, "If-Modified-Since", "always", false),
        ]
    )
    func missed(fields: String, status: Int, name: String, value: String, isMissed: Bool) {
        let facts = facts(fields, status: status, requestFields: [(name, value)])
        #expect((facts.missedRevalidation != nil) == isMissed)
        #expect(facts.requestIsConditional)
    }

    @Test(
        "The suffix of a coding is found at the end of the tag only",
        arguments: [
            ("\"a-gzip\"", "-gzip"), ("W/\"a;BR\"", ";BR"), ("\"gzip\"", nil), ("\"-gzip-a\"", nil), ("a--gzip", "-gzip"),
            ("\"xzstd\"", nil),
        ]
            as [(String, String?)]
    )
    func suffix(tag: String, expected: String?) {
        let found = facts("ETag: \(tag)").codingSuffix
        let octets = Array("HTTP/1.1 200 X\r\nETag: \(tag)\r\n\r\n".utf8)
        #expect(found.map { octets.text($0) } == expected)
    }
}
