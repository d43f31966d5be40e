extension Check {
    static let acceptedBySafeMethod = Check(
        id: "accepted-by-safe-method",
        severity: .warning,
        summary: "202 to a method that asks for nothing to be done",
        explanation: """
            There is nothing to work on later; a report on running work has 200.
            """,
        remedy: "Answer 200, or 503 with Retry-After when the answer is not ready.",
        references: [.rfc(9110, section: "9.2.1"), .rfc(9110, section: "15.3.3")],
        triggering: [
            """
            HTTP/1.1 ‹202› Accepted
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 202 Accepted
                Content-Length: 0


                """,
                method: "POST"
            )
        ]
    ) { facts in
        guard facts.status.code == 202, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard facts.requestContext.isSafe else { return .nothing }
        return .findings([.at(line.codeRange, "\(facts.requestContext.method) asks for nothing to be done")])
    }
}
