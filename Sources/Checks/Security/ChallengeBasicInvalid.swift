extension Check {
    static let challengeBasicInvalid = Check(
        id: "challenge-basic-invalid",
        severity: .warning,
        summary: "A Basic challenge that clients read in different ways",
        explanation: """
            Basic has realm, in quotes, and charset, which is UTF-8. Without realm a client cannot tell for \
            which pages a password is good.
            """,
        remedy: "Write Basic realm='name' with double quotes, and charset=UTF-8 beside it.",
        references: [.rfc(7617, section: "2"), .rfc(9110, section: "11.5")],
        triggering: [
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: ‹Basic›
            Content-Length: 0


            """,
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Basic ‹realm=example›
            Content-Length: 0


            """,
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Basic realm="a", ‹charset="latin1"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Negotiate, Basic realm="a", charset="UTF-8"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.challenges.basic.map { .at($0.range, $0.detail) })
    }
}
