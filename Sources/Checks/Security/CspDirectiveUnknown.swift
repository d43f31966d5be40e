import HTTPSemantics

extension Check {
    static let cspDirectiveUnknown = Check(
        id: "csp-directive-unknown",
        severity: .warning,
        summary: "A directive of the policy is not known",
        explanation: """
            Browsers ignore it, and what it was to restrict stays open. Often it is a slip of the pen or a missing \
            semicolon.
            """,
        remedy: "Correct the name.",
        references: [.contentSecurityPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; ‹script-scr› 'self'
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; Script-Src 'self'
            Content-Length: 0


            """
        ]
    ) { facts in
        let names = facts.security.contentSecurityPolicy.policies.flatMap(\.directives)
        return .marks(names.filter { !DirectiveNames.known.contains($0.name) }.map { .at($0.nameRange, "ignored") })
    }
}
