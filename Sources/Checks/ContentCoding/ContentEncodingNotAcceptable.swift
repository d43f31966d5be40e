import HTTPContent

extension Check {
    static let contentEncodingNotAcceptable = Check(
        id: "content-encoding-not-acceptable",
        severity: .warning,
        summary: "The coding was not offered in Accept-Encoding",
        explanation: """
            The client did not say that it can undo this coding.
            """,
        remedy: "Choose among the codings that Accept-Encoding lists, and send Vary: Accept-Encoding so that a cache does too.",
        references: [.rfc(9110, section: "12.5.3"), .rfc(9110, section: "8.4")],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: ‹gzip›\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? [],
                fields: [("Accept-Encoding", "br, identity")]
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? [],
                fields: [("Accept-Encoding", "x-gzip;q=0.5, br")]
            )
        ]
    ) { facts in
        guard let offered = facts.contentCoding.offered, !offered.contains("*") else { return .nothing }
        let known = Set(offered.map { ContentCoding(token: $0)?.name ?? $0 })
        return .marks(
            facts.contentCoding.codings.layers.compactMap { layer in
                guard let token = layer.token, let range = layer.tokenRange, let coding = ContentCoding(token: token), coding != .identity,
                    !known.contains(coding.name)
                else { return nil }
                return .at(range, "offered was \(offered.isEmpty ? "nothing" : offered.joined(separator: ", "))")
            }
        )
    }
}
