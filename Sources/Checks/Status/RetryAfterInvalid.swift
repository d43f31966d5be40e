extension Check {
    static let retryAfterInvalid = Check(
        id: "retry-after-invalid",
        severity: .warning,
        summary: "Retry-After is neither whole seconds nor an HTTP date",
        explanation: """
            A retry helper crashes on it or tries again at once, instead of waiting.
            """,
        remedy: "Send whole seconds: Retry-After: 120.",
        references: [.rfc(9110, section: "10.2.3")],
        triggering: [
            """
            HTTP/1.1 429 Too Many Requests
            Retry-After: ‹0.503›
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 429 Too Many Requests
            Retry-After: Sun, 01 Mar 2026 12:10:00 GMT
            Content-Length: 0

            """
        ]
    ) { facts in
        let field = facts.outcome.retryAfter
        guard field.isPresent, !field.isValid, let octets = field.octets else { return .nothing }
        return .findings([.at(octets, "a client cannot tell how long to wait")])
    }
}
