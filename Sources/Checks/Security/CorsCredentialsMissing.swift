extension Check {
    static let corsCredentialsMissing = Check(
        id: "cors-credentials-missing",
        severity: .note,
        summary: "The request had cookies, but the answer does not allow credentials",
        explanation: """
            Without `Access-Control-Allow-Credentials: true` a browser hides the answer from a page of another origin that \
            sent cookies with its request.
            """,
        remedy: "Add the field if pages of other origins are to use the cookies.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: ‹https://app.example.net›
                Vary: Origin
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net"), ("Cookie", "sid=1")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: https://app.example.net
                Vary: Origin
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            )
        ]
    ) { facts in
        let cors = facts.security.cors
        guard cors.hasCredentials, !cors.fields.allowsCredentials, cors.isEchoed, let member = cors.fields.origins.first else {
            return .nothing
        }
        return .findings([.at(member.range, "the request has a Cookie field")])
    }
}
