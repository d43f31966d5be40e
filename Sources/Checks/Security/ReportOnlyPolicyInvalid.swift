extension Check {
    static let reportOnlyPolicyInvalid = Check(
        id: "report-only-policy-invalid",
        severity: .warning,
        summary: "A policy that is only tried out is not known",
        explanation: """
            The report-only field has the grammar of the one that counts. Nothing is reported for a value that \
            browsers do not know.
            """,
        remedy: "Write one of the tokens that the field without -Report-Only has.",
        references: [.openerPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy-Report-Only: ‹same-site›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Cross-Origin-Embedder-Policy-Report-Only: ‹foo›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy-Report-Only: same-origin; report-to="a"
            Reporting-Endpoints: a="https://example.com/r"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.reportOnlyInvalid.map { .at($0, "counts as unsafe-none") })
    }
}
