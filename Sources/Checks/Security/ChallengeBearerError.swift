extension Check {
    static let challengeBearerError = Check(
        id: "challenge-bearer-error",
        severity: .note,
        summary: "The error of a Bearer challenge does not go with the rest",
        explanation: """
            invalid_request goes with 400, invalid_token with 401, insufficient_scope with 403; error tells why \
            a token was refused, and has no place where none was sent. Clients decide by it whether to fetch a \
            new token.
            """,
        remedy: "Send error with the status that it names, and only for a token that was refused.",
        references: [.rfc(6750, section: "3.1")],
        triggering: [
            Example(
                """
                HTTP/1.1 401 Unauthorized
                WWW-Authenticate: Bearer ‹error="insufficient_scope"›
                Content-Length: 0


                """,
                fields: [("Authorization", "Bearer abc")]
            ),
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Bearer ‹error="invalid_token"›
            Content-Length: 0


            """,
            Example(
                """
                HTTP/1.1 401 Unauthorized
                WWW-Authenticate: ‹Bearer› realm="a"
                Content-Length: 0


                """,
                fields: [("Authorization", "Bearer abc")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 401 Unauthorized
                WWW-Authenticate: Bearer error="invalid_token"
                Content-Length: 0


                """,
                fields: [("Authorization", "Bearer abc")]
            )
        ]
    ) { facts in
        return .marks(facts.challenges.bearerErrors.map { .at($0.range, $0.detail) })
    }
}
