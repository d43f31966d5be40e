extension Check {
    static let challengeBearerInvalid = Check(
        id: "challenge-bearer-invalid",
        severity: .warning,
        summary: "A Bearer challenge against its rules",
        explanation: """
            At least one parameter must follow, each once, in printable ASCII; and a token that is sent without \
            TLS is anybody's.
            """,
        remedy: "Write Bearer realm='name' with double quotes, over https.",
        references: [.rfc(6750, section: "3"), .rfc(6750, section: "5.3")],
        triggering: [
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: ‹Bearer›
            Content-Length: 0


            """,
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Bearer scope=a, ‹scope=b›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Bearer realm="a", scope="b c"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.challenges.bearer.map { .at($0.range, $0.detail) })
    }
}
