import HTTPSyntax
import Recording
import Testing

@testable import HTTPSemantics

@Suite struct TransferCodingTests {
    private func facts(_ coding: String, body: [UInt8], offers: String? = nil) -> TransferCodingFacts {
        let head = Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: \(coding)\r\n\r\n".utf8)
        let request = Request(method: "GET", fields: offers.map { [(name: "TE", value: $0)] } ?? [])
        return Exchange(Hop(request: request, received: head + body, provenance: .wire)).transferCodings
    }

    /// `ab` in gzip form.
    private let gzip: [UInt8] = [
        0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0x4B, 0x4C, 2, 0, 0x6D, 0x48, 0x83, 0x9E, 2, 0, 0, 0,
    ]

    @Test("gzip is undone, alone and below chunked")
    func undone() {
        let alone = facts("gzip", body: gzip, offers: "gzip")
        #expect(Array(alone.content.octets[alone.content.range]) == Array("ab".utf8))
        #expect(alone.undone == ["gzip"] && alone.defects.isEmpty)
        let chunked = facts(
            "x-gzip, chunked",
            body: Array("16\r\n".utf8) + gzip + Array("\r\n0\r\n\r\n".utf8),
            offers: "gzip;q=1, trailers"
        )
        #expect(Array(chunked.content.octets[chunked.content.range]) == Array("ab".utf8))
        #expect(chunked.defects.isEmpty)
    }

    @Test(
        "What is wrong with the codings is said",
        arguments: [
            ("gzip, chunked", [TransferCodingFacts.Flaw.notOffered]),
            ("chunked, gzip", [.chunkedNotLast, .notOffered]),
            ("chunked, chunked", [.chunkedRepeated]),
            ("br, chunked", [.unknown]),
            ("identity", [.identity]),
        ] as [(String, [TransferCodingFacts.Flaw])]
    )
    func flaws(coding: String, flaws: [TransferCodingFacts.Flaw]) {
        #expect(facts(coding, body: Array("0\r\n\r\n".utf8)).defects.map(\.kind) == flaws)
    }

    @Test("Octets that are not gzip stay as they are")
    func broken() {
        let facts = facts("gzip", body: Array("plain text".utf8), offers: "gzip")
        #expect(facts.has(.broken))
        #expect(facts.content.count == 10)
    }
}
