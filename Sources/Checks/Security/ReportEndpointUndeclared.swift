extension Check {
    static let reportEndpointUndeclared = Check(
        id: "report-endpoint-undeclared",
        severity: .warning,
        summary: "A policy reports to an endpoint that is not declared",
        explanation: """
            Reports to a name that Reporting-Endpoints does not hold are not sent.
            """,
        remedy: "Declare the endpoint in Reporting-Endpoints on the same response.",
        references: [.reporting],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; report-to ‹main›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: same-origin; ‹report-to›="main"
            Reporting-Endpoints: other="https://example.com/r"
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; report-to main
            Reporting-Endpoints: main="https://example.com/reports"
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Security-Policy: default-src 'self'; report-to main
            Report-To: {"group":"main","max_age":60,"endpoints":[{"url":"https://example.com/r"}]}
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.reporting.undeclared.map { .at($0.range, "no endpoint \($0.name) in Reporting-Endpoints") })
    }
}
