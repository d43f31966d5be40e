extension Check {
    static let corsWildcardCredentials = Check(
        id: "cors-wildcard-credentials",
        severity: .error,
        summary: "Every origin is allowed together with credentials, which browsers refuse",
        explanation: """
            For a request with cookies `*` is no answer: the browser fetches, then hides the response from the script. The \
            server works, only the page fails.
            """,
        remedy: "Name the asking origin in Access-Control-Allow-Origin, after looking it up in a list, with `Vary: Origin`.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: ‹*›
                Access-Control-Allow-Credentials: true
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net"), ("Cookie", "sid=1")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: *
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: https://app.example.net
                Access-Control-Allow-Credentials: true
                Vary: Origin
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net"), ("Cookie", "sid=1")]
            ),
        ]
    ) { facts in
        let fields = facts.security.cors.fields
        guard fields.allowsCredentials, let star = fields.origins.first(where: { $0.text == "*" }) else { return .nothing }
        return .findings([.at(star.range, "`*` beside Access-Control-Allow-Credentials: true")])
    }
}
