extension Check {
    static let problemDetails = Check(
        id: "problem-details",
        severity: .note,
        summary: "An error in the problem details format",
        explanation: """
            Type, title and detail say what went wrong; a client can show them.
            """,
        remedy: "Nothing: this is the form that errors should have.",
        references: [.rfc(9457, section: "3")],
        triggering: [
            """
            HTTP/1.1 404 Not Found
            Content-Type: ‹application/problem+json›

            {"title": "No such item"}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 404 Not Found
            Content-Type: application/json

            {"title": "No such item"}
            """
        ]
    ) { facts in
        guard facts.contentType.isProblem, let range = facts.contentType.values.ranges.last else { return .nothing }
        return .findings([.at(range, facts.business.message ?? "no title")])
    }
}
