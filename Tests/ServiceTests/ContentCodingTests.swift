import HTTPContent
import Testing

@testable import Service

@Suite struct ContentCodingTests {
    @Test("Requests may come coded, up to the limit of what they hold", arguments: RequestCoding.accepted)
    func requests(_ coding: ContentCoding) throws {
        let content = Array(String(repeating: "HTTP/1.1 200 OK\r\n", count: 100).utf8)
        let coded = try #require(coding.encode(content))
        #expect(try RequestCoding.decoded(coded, [coding], limit: content.count) == content)
        #expect(try RequestCoding.decoded(#require(coding.encode(coded)), [coding, coding], limit: 1_000_000) == content)
        let tooLarge = #expect(throws: Problem.self) { try RequestCoding.decoded(coded, [coding], limit: content.count - 1) }
        #expect(tooLarge?.kind == .contentTooLarge)
        for broken in [[], Array(coded.dropLast()), coded + [0], content] {
            let problem = #expect(throws: Problem.self) { try RequestCoding.decoded(broken, [coding], limit: 1_000_000) }
            #expect(problem?.kind == .invalidBody)
        }
    }

    @Test("A bomb is refused at the limit")
    func bomb() throws {
        let bomb = try #require(ContentCoding.gzip.encode([UInt8](repeating: 0, count: 20 << 20)))
        let problem = #expect(throws: Problem.self) { try RequestCoding.decoded(bomb, [.gzip], limit: 16 << 20) }
        #expect(problem?.kind == .contentTooLarge)
    }

    @Test(
        "Codings of requests are named as registered",
        arguments: [
            (nil, []), ("identity", []), ("GZIP", [.gzip]), ("x-gzip, br", [.gzip, .brotli]), ("deflate", nil), ("gzip, gzip, gzip", nil),
            ("gzip, x", nil),
        ] as [(String?, [ContentCoding]?)]
    )
    func names(_ field: String?, _ expected: [ContentCoding]?) {
        // A build without a library refuses its coding.
        if let expected, expected.allSatisfy(\.isSupported) {
            #expect((try? RequestCoding.codings(field)) == expected)
        } else {
            #expect(throws: Problem.self) { try RequestCoding.codings(field) }
        }
    }

    @Test(
        "Accept-Encoding is weighed",
        arguments: [
            ("gzip", .gzip), ("gzip, br", .brotli), ("gzip;q=0.9, br;q=0.8", .gzip), ("*", .brotli), ("*;q=0.5, br;q=0", .gzip),
            ("x-gzip", .gzip), ("identity", nil), ("gzip;q=0.1, identity;q=0.5", nil), ("gzip;q=0", nil), ("", nil), ("deflate", nil),
        ] as [(String, ContentCoding?)]
    )
    func answers(_ field: String, _ expected: ContentCoding?) {
        #expect(AcceptEncodingField(field).preferred([.brotli, .gzip]) == expected)
    }

    @Test("Documents have a variant and a validator for each coding, reports are coded when long")
    func answers() throws {
        let fixture = try Fixture()
        let plain = fixture.call("GET", "/page.css")
        let coded = fixture.call("HEAD", "/page.css", "Accept-Encoding: gzip\r\n")
        #expect(coded.field("Content-Encoding") == "gzip" && plain.field("Content-Encoding") == nil)
        #expect(coded.field("ETag") != plain.field("ETag") && coded.field("Vary") == "Accept-Encoding")
        let entityTag = try #require(coded.field("ETag"))
        #expect(fixture.call("GET", "/page.css", "Accept-Encoding: gzip\r\nIf-None-Match: \(entityTag)\r\n").status == 304)
        #expect(fixture.call("GET", "/page.css", "If-None-Match: \(entityTag)\r\n").status == 200)
        let long = String(repeating: "x", count: 5000)
        let report = fixture.call("POST", "/analyze", "Accept-Encoding: gzip\r\n", content: long)
        #expect(report.field("Content-Encoding") == "gzip" && Int(report.field("Content-Length") ?? "") ?? 9999 < 1000)
        #expect(fixture.call("POST", "/analyze", "Accept-Encoding: gzip\r\n", content: "x").field("Content-Encoding") == nil)
    }
}
