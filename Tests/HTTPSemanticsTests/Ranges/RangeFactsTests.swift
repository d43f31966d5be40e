import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct RangeFactsTests {
    private static let ten = "ABCDEFGHIJ"

    private static func facts(_ fields: String, status: Int, body: String = ten, _ requestFields: [(name: String, value: String)]) -> Facts
    {
        let head = "HTTP/1.1 \(status) X\r\n" + fields.split(separator: "\n").map { "\($0)\r\n" }.joined() + "\r\n"
        let request = Request(method: "GET", fields: requestFields)
        return Facts(of: Exchange(Hop(request: request, received: Array((head + body).utf8))), at: CachePolicyTests.now)
    }

    @Test(
        "What a download that is to be continued does next",
        arguments: [
            ("Content-Range: bytes 10-19/20", 206, "bytes=10-", .append(at: 10)),
            ("Content-Range: bytes 0-9/20", 206, "bytes=10-", .restart),
            ("", 206, "bytes=10-", .restart), ("Content-Range: bytes 10-19/20\nContent-Length: 8", 206, "bytes=10-", .restart),
            ("Content-Range: bytes 10-19/20\nContent-Length: 10", 206, "bytes=-10", .append(at: 10)),
            ("Content-Length: 10", 200, "bytes=5-", .restart), ("Content-Range: bytes 5-9/10", 200, "bytes=5-", .restart),
            ("Content-Range: bytes */20", 416, "bytes=20-", .complete), ("Content-Range: bytes */20", 416, "bytes=30-", .restart),
            ("", 416, "bytes=20-", .restart), ("Content-Length: 10", 200, nil, .none),
        ] as [(String, Int, String?, RangeFacts.Advice)]
    )
    func advice(fields: String, status: Int, range: String?, advice: RangeFacts.Advice) {
        let facts = RangeFactsTests.facts(fields, status: status, range.map { [("Range", $0)] } ?? [])
        #expect(facts.ranges.advice == advice)
    }

    @Test(
        "Resuming needs the right place and a validator that vouches for octets",
        arguments: [
            ("Content-Range: bytes 10-19/20\nETag: \"a\"", 206, [("Range", "bytes=10-"), ("If-Range", "\"a\"")], true),
            ("Content-Range: bytes 10-19/20\nETag: W/\"a\"", 206, [("Range", "bytes=10-"), ("If-Range", "W/\"a\"")], false),
            ("Content-Range: bytes 10-19/20\nETag: \"b\"", 206, [("Range", "bytes=10-"), ("If-Range", "\"a\"")], false),
            ("Content-Range: bytes 0-9/20\nETag: \"a\"", 206, [("Range", "bytes=10-")], false),
            ("Accept-Ranges: bytes\nETag: \"a\"", 200, [], true), ("Accept-Ranges: none\nETag: \"a\"", 200, [], false),
            ("Accept-Ranges: bytes\nETag: W/\"a\"", 200, [], false),
            ("Accept-Ranges: bytes\nETag: \"a\"", 200, [("Range", "bytes=10-")], false),
        ] as [(String, Int, [(name: String, value: String)], Bool)]
    )
    func resumable(fields: String, status: Int, request: [(name: String, value: String)], isResumable: Bool) {
        #expect(RangeFactsTests.facts(fields, status: status, request).ranges.isResumable == isResumable)
    }

    @Test("The total comes from Content-Range, of the head or of a part, never from Content-Length")
    func total() {
        let plain = RangeFactsTests.facts("Content-Length: 10", status: 200, [])
        #expect(plain.ranges.total == nil && plain.ranges.partCount == nil)
        let part = RangeFactsTests.facts("Content-Range: bytes 0-9/20\nContent-Length: 10", status: 206, [("Range", "bytes=0-9")])
        #expect(part.ranges.total == 20 && part.ranges.first == 0 && part.ranges.last == 9 && !part.ranges.isWhole)
        let body = "--B\r\nContent-Range: bytes 0-1/9\r\n\r\nAB\r\n--B\r\nContent-Range: bytes 4-5/9\r\n\r\nEF\r\n--B--\r\n"
        let type = "Content-Type: multipart/byteranges; boundary=B"
        let parts = RangeFactsTests.facts(type, status: 206, body: body, [("Range", "bytes=0-1,4-5")])
        #expect(parts.ranges.total == 9 && parts.ranges.partCount == 2 && parts.ranges.advice == .scatter)
        let undeclared = RangeFactsTests.facts("Content-Type: a/b", status: 206, body: body, [("Range", "bytes=0-1,4-5")])
        #expect(undeclared.ranges.partCount == 2 && !undeclared.ranges.isMultipartDeclared)
    }

    @Test("Every prefix and every flipped octet of a response gives facts")
    func hostile() {
        let fields = """
            Content-Type: multipart/byteranges; boundary=B
            Content-Range: bytes 0-9/20
            Cache-Control: max-age="6", private="a, b", s-maxage=5
            CDN-Cache-Control: max-age=5, x="y"
            Age: 5, 6
            Expires: Sun Mar  1 12:00:00 2026
            ETag: W/"a-gzip"
            Vary: *, a
            Date: Sun, 1 Mar 2026 12:00:00 +0100
            """
        let head = "HTTP/1.1 206 X\r\n" + fields.split(separator: "\n").map { "\($0)\r\n" }.joined() + "\r\n"
        let whole = Array((head + "--B\r\nContent-Range: bytes 0-1/9\r\n\r\nAB\r\n--B--\r\n").utf8)
        let request = Request(method: "GET", fields: [("Range", "bytes=0-1,-5"), ("If-Range", "W/\"a\""), ("If-None-Match", "\"")])
        for length in 0...whole.count {
            let facts = Facts(of: Exchange(Hop(request: request, received: Array(whole.prefix(length)))), at: .max)
            #expect(facts.caching.age >= 0)
        }
        for index in whole.indices {
            for octet: UInt8 in [0x22, 0x2C, 0x0A, 0x20, 0xFF, 0x2D] {
                var flipped = whole
                flipped[index] = octet
                let facts = Facts(of: Exchange(Hop(request: request, received: flipped)), at: .min)
                #expect(facts.caching.lifetime.seconds >= 0)
            }
        }
    }
}
