extension Check {
    static let reportToInvalid = Check(
        id: "report-to-invalid",
        severity: .warning,
        summary: "Report-To cannot be used",
        explanation: """
            Each value is a JSON object with max_age and endpoints, an array of objects with url. A browser \
            drops it otherwise.
            """,
        remedy: "Write the object as the Reporting API wants it; newer browsers read Reporting-Endpoints.",
        references: [.standard("Reporting API of 2018, section 3.1", "https://www.w3.org/TR/2018/WD-reporting-1-20180925/#header")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Report-To: ‹{"endpoints":[{"url":"https://example.com/r"}]}›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Report-To: ‹none›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Report-To: {"group":"a","max_age":1,"endpoints":[{"url":"https://example.com/r"}]}
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.networkErrors.reports.map { .at($0.range, $0.detail) })
    }
}
