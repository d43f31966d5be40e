import Foundation
import HTTPContent
import HTTPSemantics
import Recording
import Testing

@testable import Reporting

/// Whatever octets come, a report comes back: promptly, within the limits, without a trap.
@Suite struct HostileInputTests {
    private func report(_ octets: [UInt8], method: String = "GET") -> Report {
        let hop = Hop(request: Request(method: method, url: "https://www.example.com/"), received: octets)
        return analyze(Investigation(posted: hop, kind: .raw), at: 1_772_366_400, id: "test")
    }

    private func expectWhole(_ report: Report) {
        let json = JSONDocument(reading: report.json(analyzedAt: "2026-03-01T12:00:00Z"))
        #expect(json.isValid)
        #expect(!report.text().isEmpty)
    }

    @Test("Nothing at all is not HTTP")
    func empty() {
        let report = report([])
        expectWhole(report)
        #expect(report.verdict == .notHTTP)
        #expect(report.facts.outcome.reason == .closedBeforeResponse)
    }

    @Test("50 KB of gzip that would become 50 MB stop at the limit")
    func bomb() throws {
        let bomb = try #require(ContentCoding.gzip.encode([UInt8](repeating: 0, count: 50 << 20)))
        #expect(bomb.count < 60_000)
        let report = report(Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Encoding: gzip\r\n\r\n".utf8) + bomb)
        expectWhole(report)
        #expect(report.facts.contentCoding.decoded.count == 32 << 20)
        #expect(report.findings.contains { $0.check.id == "content-coding-limit" })
        #expect(report.facts.outcome.reason == .limitExceeded)
    }

    @Test("100,000 field lines: the limit is said, the body is still found")
    func manyFields() {
        let line = "X-A: 1\r\n"
        let report = report(Array("HTTP/1.1 200 OK\r\n\(String(repeating: line, count: 100_000))Content-Length: 2\r\n\r\nok".utf8))
        expectWhole(report)
        #expect(report.facts.message.fields.lines.count <= 10_016)
        #expect(report.facts.fields.count >= 100_000)
        #expect(report.facts.message.content.array == Array("ok".utf8))
        #expect(report.limitsHit.contains("field_lines"))
    }

    @Test("A megabyte of random octets", arguments: 0..<4)
    func random(_ seed: UInt64) {
        var state = seed &+ 0x9E37_79B9_7F4A_7C15
        let octets = (0..<1 << 20).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 33)
        }
        expectWhole(report(octets))
        expectWhole(report(Array("HTTP/1.1 200 OK\r\n\r\n".utf8) + octets))
        expectWhole(report(Array("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip, br\r\n\r\n".utf8) + octets))
    }

    @Test("A body that stops within a chunk is cut, not whole")
    func cutChunk() {
        let report = report(Array("HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\na\r\nhello".utf8))
        expectWhole(report)
        #expect(report.facts.framing.missing == 5)
        #expect(report.facts.outcome.reason == .closedInBody)
        #expect(report.verdict == .broken)
    }

    static let samples: [[UInt8]] = {
        let gzip = ContentCoding.gzip.encode(Array("<!doctype html><title>x</title><p>naïve".utf8)) ?? []
        let heads = [
            "HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\nHTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Encoding: gzip\r\n\r\n",
            "HTTP/1.1 206 Partial Content\r\nContent-Range: bytes 0-4/9\r\nETag: \"a\"\r\nSet-Cookie: a=1; Path=/; SameSite=None\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"a\":\r\n2\r\n1}\r\n0\r\nX-T: 1\r\n\r\n",
            "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Basic realm=\"x\"\r\nCache-Control: max-age=5, no-store\r\nVary: *\r\n\r\n",
        ]
        return heads.map { Array($0.utf8) + gzip }
    }()

    @Test("Every prefix of a response gives a report", arguments: samples)
    func prefixes(_ sample: [UInt8]) {
        for length in 0...sample.count {
            let report = report(Array(sample[..<length]))
            #expect(!report.headline.isEmpty)
            #expect(JSONDocument(reading: report.json(analyzedAt: "")).isValid, "prefix of \(length)")
        }
    }

    @Test("A response with one octet changed gives a report", arguments: samples)
    func changes(_ sample: [UInt8]) {
        for index in sample.indices {
            for value: UInt8 in [0, 0x0A, 0x0D, 0x22, 0x3A, 0xFF] {
                var changed = sample
                changed[index] = value
                #expect(!report(changed).headline.isEmpty)
            }
        }
    }

    @Test("The same input gives the same report to the last octet")
    func isPure() {
        for sample in Self.samples {
            #expect(report(sample).json(analyzedAt: "t") == report(sample).json(analyzedAt: "t"))
        }
    }
}
