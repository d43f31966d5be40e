extension Check {
    static let cspUnsafeInline = Check(
        id: "csp-unsafe-inline",
        severity: .warning,
        summary: "The policy lets scripts within the page run",
        explanation: """
            With 'unsafe-inline' an injected script runs like one of the page's own, which the policy is there to prevent. \
            Browsers ignore it beside a nonce, a hash or 'strict-dynamic'.
            """,
        remedy: "Give scripts a nonce or a hash, and keep 'unsafe-inline' as a fall-back for old browsers only.",
        references: [.contentSecurityPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; script-src 'self' ‹'unsafe-inline'›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src ‹'unsafe-inline'›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'unsafe-inline' 'nonce-abc123'
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; style-src 'unsafe-inline'
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'unsafe-inline'
            Content-Security-Policy: script-src 'self'
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.unsafeInlineScripts.map { .at($0.range, "inline scripts are allowed") })
    }
}
