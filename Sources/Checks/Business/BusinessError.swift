extension Check {
    static let businessError = Check(
        id: "business-error",
        severity: .error,
        summary: "Success status, but the content reports a failure",
        explanation: """
            A client that trusts the status shows an empty list or stale data instead of the reason.
            """,
        remedy: "Let the client look at the application code; better, answer failures with 4xx or 5xx and problem details.",
        references: [.rfc(9110, section: "15.3"), .rfc(9457, section: "1")],
        implies: .businessError,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"code": ‹401›, "msg": "The key has run out"}
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"success": ‹false›, "data": null}
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"state": "success", "code": "200", "message": "done"}
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"code": 1, "data": []}
            """,
        ]
    ) { facts in
        let business = facts.business
        guard facts.status.isSuccess, business.success == .fail, business.pattern == .applicationCode, let range = business.decisive else {
            return .nothing
        }
        return .findings([.at(facts.jsonLocation(range), business.message ?? "no message")])
    }
}
