extension Check {
    static let reportEndpointInsecure = Check(
        id: "report-endpoint-insecure",
        severity: .warning,
        summary: "A reporting endpoint is no https URL and gets no reports",
        explanation: """
            Browsers send reports over TLS alone.
            """,
        remedy: "Give the endpoint an https URL.",
        references: [.reporting],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Reporting-Endpoints: main=‹"http://example.com/reports"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Reporting-Endpoints: main=‹"https://"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Reporting-Endpoints: main="https://example.com/reports", other="/reports"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(
            facts.security.reporting.endpoints.filter {
                $0.url.map { $0.scheme != "https" } ?? ($0.isAbsolute || facts.security.isSecure != nil)
            }
            .map { .at($0.range, $0.url == nil ? "no URL" : "not over https") }
        )
    }
}
