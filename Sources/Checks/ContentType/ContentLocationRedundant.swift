extension Check {
    static let contentLocationRedundant = Check(
        id: "content-location-redundant",
        severity: .note,
        summary: "Content-Location names the URL that was asked for",
        explanation: """
            It tells a client nothing that it does not know.
            """,
        remedy: "Leave the field out, or name the more specific resource that was chosen.",
        references: [.rfc(9110, section: "8.7")],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Location: ‹/a›
                Content-Length: 0


                """,
                url: "https://www.example.com/a"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Location: /a.en
                Content-Length: 0


                """,
                url: "https://www.example.com/a"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Content-Location: /a
                Content-Length: 0


                """,
                method: "PUT",
                url: "https://www.example.com/a"
            ),
        ]
    ) { facts in
        guard facts.redirection.isContentLocationRedundant, ["GET", "HEAD"].contains(facts.requestContext.method) else { return .nothing }
        return .findings([.at(facts.exchange.values("content-location").span, "the URL that was asked for")])
    }
}
