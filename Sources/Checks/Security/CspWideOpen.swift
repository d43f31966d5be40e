extension Check {
    static let cspWideOpen = Check(
        id: "csp-wide-open",
        severity: .warning,
        summary: "The policy takes scripts from everywhere",
        explanation: """
            A star or a bare scheme as source of scripts lets in whatever an attacker puts on any server.
            """,
        remedy: "Name the hosts that scripts come from, or use nonces with 'strict-dynamic'.",
        references: [.contentSecurityPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src ‹*›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self' ‹https:›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self'; img-src *
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'nonce-abc' 'strict-dynamic' https:
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.openScriptSources.map { .at($0.range, "any host") })
    }
}
