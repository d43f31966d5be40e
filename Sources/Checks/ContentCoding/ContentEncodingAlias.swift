import HTTPContent

extension Check {
    static let contentEncodingAlias = Check(
        id: "content-encoding-alias",
        severity: .note,
        summary: "An old alias of a content coding",
        explanation: """
            x-gzip and x-compress are equal to gzip and compress, but not every client knows them.
            """,
        remedy: "Use the registered name.",
        references: [.rfc(9110, section: "8.4.1.1"), .rfc(9110, section: "8.4.1.3")],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: ‹x-gzip›\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
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
            facts.contentCoding.codings.layers.compactMap { layer in
                guard let token = layer.token, let range = layer.tokenRange, token.hasPrefix("x-"), let coding = ContentCoding(token: token)
                else {
                    return nil
                }
                return .at(range, "means \(coding.name)")
            }
        )
    }
}
