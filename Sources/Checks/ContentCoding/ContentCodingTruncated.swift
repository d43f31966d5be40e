import HTTPContent

extension Check {
    static let contentCodingTruncated = Check(
        id: "content-coding-truncated",
        severity: .error,
        summary: "The compressed stream ends too early",
        explanation: """
            What was decoded is a beginning; the rest is lost, and many decoders throw all of it away.
            """,
        remedy: "Look for a crash while the body was written, and for a length computed before compression.",
        references: [.rfc(9110, section: "8.4"), .rfc(1952, section: "2.2")],
        implies: .broken,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: (ContentCoding.gzip.encode(Array("hello, hello, hello".utf8)) ?? []).dropLast(9)
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            )
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.stages.filter { $0.stage?.outcome == .truncated }.map { layer in
                let end = layer.depth == 0 ? facts.message.content.range.upperBound : layer.stage?.bytesIn ?? 0
                return facts.contentCoding.mark(layer, end..<end, hop: facts.exchange.hop, base: facts.message.content.range.lowerBound) {
                    _ in
                    "\(layer.coding?.name ?? "") stops after \(layer.stage?.bytesOut ?? 0) decoded octets"
                }
            }
        )
    }
}
