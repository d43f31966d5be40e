extension Check {
    static let preconditionNotApplicable = Check(
        id: "precondition-not-applicable",
        severity: .warning,
        summary: "412 for a condition that must be ignored",
        explanation: """
            If-Modified-Since counts for GET and HEAD alone, and no condition for methods that choose no \
            representation, such as OPTIONS.
            """,
        remedy: "Evaluate conditions for the methods that they are for.",
        references: [.rfc(9110, section: "13.1.3"), .rfc(9110, section: "13.2.1")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹412› Precondition Failed
                Content-Length: 0


                """,
                method: "PUT",
                fields: [("If-Modified-Since", "Sun, 01 Mar 2026 12:00:00 GMT")]
            ),
            Example(
                """
                HTTP/1.1 ‹412› Precondition Failed
                Content-Length: 0


                """,
                method: "OPTIONS",
                fields: [("If-Match", "\"a\"")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 412 Precondition Failed
                Content-Length: 0


                """,
                method: "PUT",
                fields: [("If-Unmodified-Since", "Sun, 01 Mar 2026 12:00:00 GMT")]
            )
        ]
    ) { facts in
        guard facts.status.code == 412, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard facts.requestContext.isConditional && !facts.requestContext.hasApplicableCondition else { return .nothing }
        return .findings([.at(line.codeRange, "no condition in the request applies to its method")])
    }
}
