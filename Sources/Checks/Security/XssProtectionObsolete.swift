extension Check {
    static let xssProtectionObsolete = Check(
        id: "xss-protection-obsolete",
        severity: .note,
        summary: "X-XSS-Protection is heeded by no browser any more",
        explanation: """
            The filters that it governed were taken out, as they could be turned against pages.
            """,
        remedy: "Leave it out, or send 0 for old browsers; rely on Content-Security-Policy.",
        references: [.standard("MDN, X-XSS-Protection", "https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/X-XSS-Protection")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-XSS-Protection: ‹1; mode=block›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: DENY
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.xssProtection.map { .at($0, "no effect in current browsers") })
    }
}
