extension Check {
    static let preconditionFailedUnasked = Check(
        id: "precondition-failed-unasked",
        severity: .warning,
        summary: "412 although the request had no condition",
        explanation: """
            The client cannot know which condition failed.
            """,
        remedy: "Answer 428 to demand a condition, or 409 for a conflict.",
        references: [.rfc(9110, section: "15.5.13"), .rfc(6585, section: "3")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹412› Precondition Failed
                Content-Length: 0


                """,
                method: "POST"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 412 Precondition Failed
                Content-Length: 0


                """,
                method: "PUT",
                fields: [("If-Match", "\"a\"")]
            )
        ]
    ) { facts in
        guard facts.status.code == 412, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard !facts.requestContext.isConditional else { return .nothing }
        return .findings([.at(line.codeRange, "no condition in the request")])
    }
}
