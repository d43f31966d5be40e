import HTTPContent

extension Check {
    static let contentEncodingNotApplied = Check(
        id: "content-encoding-not-applied",
        severity: .error,
        summary: "A content coding is declared but the body does not carry it",
        explanation: """
            Strict clients fail to decode and throw the body away, lenient ones show it.
            """,
        remedy:
            "Remove Content-Encoding where the body is not compressed: a proxy or middleware that decompressed must remove the field too.",
        references: [.rfc(9110, section: "8.4")],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: ‹gzip›
            Content-Length: 5

            plain
            """
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            ),
            """
            HTTP/2 200
            content-type: text/plain
            content-encoding: gzip

            plain
            """,
        ]
    ) { facts in
        let layers = facts.contentCoding.codings.layers
        guard !facts.exchange.isPasted, !layers.contains(where: \.isUndone) else { return .nothing }
        return .marks(
            layers.filter { $0.fate == .notApplied }.compactMap { layer in
                layer.tokenRange.map { .at($0, "the octets are no \(layer.coding?.name ?? "such") stream") }
            }
        )
    }
}
