extension Check {
    static let graphqlErrors = Check(
        id: "graphql-errors",
        severity: .error,
        summary: "GraphQL errors in a success answer",
        explanation: """
            Monitoring by status code counts it as a success; data may be there in part.
            """,
        remedy: "Look at errors before data in the client, and count them in monitoring.",
        references: [.standard("GraphQL, response format", "https://spec.graphql.org/October2021/#sec-Errors")],
        implies: .businessError,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"data": {"me": null}, "errors": [{"message": ‹"timed out"›}]}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"data": {"me": null}, "errors": []}
            """
        ]
    ) { facts in
        let business = facts.business
        guard facts.status.isSuccess, business.pattern == .graphQL, let range = business.decisive else { return .nothing }
        let rest = business.success == .partial ? ", some data came" : ", no data came"
        return .findings([.at(facts.jsonLocation(range), "\(business.message ?? "")\(rest)")])
    }
}
