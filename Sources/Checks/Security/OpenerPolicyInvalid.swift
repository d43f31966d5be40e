extension Check {
    static let openerPolicyInvalid = Check(
        id: "coop-invalid",
        severity: .warning,
        summary: "Cross-Origin-Opener-Policy is not known and has no effect",
        explanation: """
            The value is one lower-case token, with parameters perhaps. Anything else counts as unsafe-none.
            """,
        remedy: "Write same-origin, same-origin-allow-popups, noopener-allow-popups or unsafe-none.",
        references: [.openerPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: ‹same-site›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: ‹"same-origin"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: same-origin‹,› same-origin
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: same-origin; report-to="coop"
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let range = facts.security.openerPolicy.invalid else { return .nothing }
        return .findings([.at(range, "counts as unsafe-none")])
    }
}
