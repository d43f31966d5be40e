import HTTPContent

extension Check {
    static let contentEncodingEmptyBody = Check(
        id: "content-encoding-empty-body",
        severity: .note,
        summary: "A content coding is declared for zero octets",
        explanation: """
            No coded form is empty; some decoders report an unexpected end.
            """,
        remedy: "Leave Content-Encoding out when there is no content.",
        references: [.rfc(9110, section: "8.4")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: ‹gzip›
            Content-Length: 0

            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/plain
                Content-Encoding: gzip

                """,
                method: "HEAD"
            ),
            """
            HTTP/1.1 304 Not Modified
            Content-Encoding: gzip

            """,
        ]
    ) { facts in
        guard facts.framing.mode != .none, facts.message.content.isEmpty, facts.framing.isComplete != false, facts.framing.missing == 0
        else {
            return .nothing
        }
        return .marks(
            facts.contentCoding.codings.layers.filter { $0.token != "identity" }.compactMap(\.tokenRange).map {
                .at($0, "there is nothing to decode")
            }
        )
    }
}
