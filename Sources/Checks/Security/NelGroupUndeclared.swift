extension Check {
    static let nelGroupUndeclared = Check(
        id: "nel-group-undeclared",
        severity: .warning,
        summary: "NEL reports to a group that is not declared",
        explanation: """
            Reports to a name that neither Report-To nor Reporting-Endpoints holds are not sent.
            """,
        remedy: "Declare the group in Report-To on the same response.",
        references: [.standard("Network Error Logging, section 5.1", "https://www.w3.org/TR/network-error-logging/#the-report_to-member")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            NEL: ‹{"report_to":"a","max_age":1}›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            NEL: {"report_to":"a","max_age":1}
            Report-To: {"group":"a","max_age":1,"endpoints":[{"url":"https://example.com/r"}]}
            Content-Length: 0


            """
        ]
    ) { facts in
        let declared = Set(facts.security.reporting.endpoints.map(\.name) + facts.networkErrors.endpoints.map(\.group))
        return .marks(facts.networkErrors.groups.filter { !declared.contains($0.name) }.map { .at($0.range, "no group \($0.name)") })
    }
}
