extension Check {
    static let notModifiedWrongMethod = Check(
        id: "not-modified-wrong-method",
        severity: .error,
        summary: "304 to a method other than GET and HEAD",
        explanation: """
            Only what can be answered from a stored copy can be not modified. For other methods a failed condition is \
            412.
            """,
        remedy: "Answer 412 Precondition Failed.",
        references: [.rfc(9110, section: "15.4.5"), .rfc(9110, section: "13.2.2")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹304› Not Modified


                """,
                method: "PUT",
                fields: [("If-None-Match", "*")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 304 Not Modified


                """,
                method: "HEAD",
                fields: [("If-None-Match", "\"a\"")]
            )
        ]
    ) { facts in
        guard facts.message.status == 304, !["GET", "HEAD"].contains(facts.exchange.method),
            let status = facts.message.head?.statusLine.codeRange
        else { return .nothing }
        return .findings([.at(status, "the method is \(facts.exchange.method)")])
    }
}
