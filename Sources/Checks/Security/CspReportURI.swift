extension Check {
    static let cspReportURI = Check(
        id: "csp-report-uri",
        severity: .note,
        summary: "report-uri is on its way out",
        explanation: """
            report-to took its place; browsers that know it ignore report-uri.
            """,
        remedy: """
            Declare an endpoint in Reporting-Endpoints and name it with report-to; keep report-uri beside it for browsers \
            that need it.
            """,
        references: [.standard("CSP Level 3, report-uri", "https://www.w3.org/TR/CSP3/#directive-report-uri")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; ‹report-uri› /reports
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; report-uri /reports; report-to main
            Reporting-Endpoints: main="https://example.com/reports"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.security.contentSecurityPolicy.policies.compactMap { policy in
                policy["report-to"] == nil ? policy["report-uri"].map { .at($0.nameRange, "without report-to") } : nil
            }
        )
    }
}
