extension Check {
    static let conflictForSafeMethod = Check(
        id: "conflict-for-safe-method",
        severity: .warning,
        summary: "409 to a method that changes nothing",
        explanation: """
            A request that changes nothing cannot be in conflict with the state of the resource.
            """,
        remedy: "Answer with the code of the real reason.",
        references: [.rfc(9110, section: "15.5.10")],
        triggering: [
            """
            HTTP/1.1 ‹409› Conflict
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 409 Conflict
                Content-Length: 0


                """,
                method: "PUT"
            )
        ]
    ) { facts in
        guard facts.status.code == 409, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard facts.requestContext.isSafe else { return .nothing }
        return .findings([.at(line.codeRange, "\(facts.requestContext.method) changes nothing")])
    }
}
