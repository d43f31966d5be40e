extension Check {
    static let cspHTTPSource = Check(
        id: "csp-http-source",
        severity: .warning,
        summary: "The policy allows sources over plain http",
        explanation: """
            Whoever sits on the way can put scripts and styles of their own into what comes over http. On https pages \
            browsers block or upgrade such loads anyway.
            """,
        remedy: "Write https: in place of http:, or name the host without a scheme.",
        references: [.contentSecurityPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self' ‹http://cdn.example.com›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: script-src 'self' https://cdn.example.com
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; report-uri http://reports.example.com/
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.insecureSources.map { .at($0.range, "over http") })
    }
}
