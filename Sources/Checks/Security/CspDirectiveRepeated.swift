extension Check {
    static let cspDirectiveRepeated = Check(
        id: "csp-directive-repeated",
        severity: .warning,
        summary: "A directive occurs twice in a policy; the first one counts",
        explanation: """
            Browsers ignore the later ones, so that sources added there have no effect.
            """,
        remedy: "Join the sources in one directive.",
        references: [.contentSecurityPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self'; ‹script-src› https://cdn.example.com
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self'; style-src 'self'
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self', script-src https://cdn.example.com
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.contentSecurityPolicy.policies.flatMap(\.repeated).map { .at($0.nameRange, "ignored") })
    }
}
