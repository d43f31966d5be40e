extension Check {
    static let preconditionRequiredThoughGiven = Check(
        id: "precondition-required-though-given",
        severity: .note,
        summary: "428 although the request was conditional",
        explanation: """
            The client did what the code asks for.
            """,
        remedy: "Say in the content which condition is wanted.",
        references: [.rfc(6585, section: "3")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹428› Precondition Required
                Content-Length: 0


                """,
                method: "PUT",
                fields: [("If-Match", "\"a\"")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 428 Precondition Required
                Content-Length: 0


                """,
                method: "PUT"
            )
        ]
    ) { facts in
        guard facts.status.code == 428, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard facts.requestContext.isConditional else { return .nothing }
        return .findings([.at(line.codeRange, "the request has a condition")])
    }
}
