import HTTPContent

extension Check {
    static let contentCodingCorrupt = Check(
        id: "content-coding-corrupt",
        severity: .error,
        summary: "The compressed stream cannot be decoded, or fails its check",
        explanation: """
            Something altered the octets on the way, or another coding was meant. Clients report an error or, worse, \
            use what they got.
            """,
        remedy: "Compare the octets at the origin with these; a proxy that rewrites compressed bodies is the usual cause.",
        references: [.rfc(9110, section: "8.4"), .rfc(1952, section: "2.3.1")],
        implies: .broken,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: (ContentCoding.gzip.encode(Array("hello".utf8)) ?? []).dropLast(8) + [0, 0, 0, 0, 5, 0, 0, 0]
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
            facts.contentCoding.codings.stages.compactMap { layer in
                guard case .corrupt(let offset, let kind) = layer.stage?.outcome else { return nil }
                return facts.contentCoding.mark(
                    layer,
                    offset..<offset,
                    hop: facts.exchange.hop,
                    base: facts.message.content.range.lowerBound
                ) { _ in "\(layer.coding?.name ?? ""): \(kind.words)" }
            }
        )
    }
}
