import HTTPContent

extension Check {
    static let contentEncodingIdentity = Check(
        id: "content-encoding-identity",
        severity: .note,
        summary: "identity stands in Content-Encoding",
        explanation: """
            It belongs to Accept-Encoding only; a few clients do not know it and refuse the answer.
            """,
        remedy: "Leave Content-Encoding out where nothing was encoded.",
        references: [.rfc(9110, section: "8.4.1"), .rfc(9110, section: "12.5.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Encoding: ‹identity›
            Content-Length: 5

            plain
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Length: 5

            plain
            """
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.layers.filter { $0.token == "identity" }.compactMap(\.tokenRange).map {
                .at($0, "nothing was encoded")
            }
        )
    }
}
