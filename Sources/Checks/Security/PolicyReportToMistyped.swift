extension Check {
    static let policyReportToMistyped = Check(
        id: "policy-report-to-mistyped",
        severity: .warning,
        summary: "report-to of an opener or embedder policy is no string",
        explanation: """
            The name of the endpoint stands in quotes; without them it is another type, and no reports are sent.
            """,
        remedy: "Write `report-to=\"name\"`.",
        references: [.openerPolicy, .embedderPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Embedder-Policy: require-corp; ‹report-to›=main
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Embedder-Policy: require-corp; report-to="main"
            Reporting-Endpoints: main="https://example.com/r"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.mistypedEndpoints.map { .at($0, "not a string") })
    }
}
