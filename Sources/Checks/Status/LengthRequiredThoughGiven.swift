extension Check {
    static let lengthRequiredThoughGiven = Check(
        id: "length-required-though-given",
        severity: .warning,
        summary: "411 although the request stated its length",
        explanation: """
            The client cannot do better.
            """,
        remedy: "Answer with the code of the real reason, such as 400 or 413.",
        references: [.rfc(9110, section: "15.5.12")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹411› Length Required
                Content-Length: 0


                """,
                method: "POST",
                fields: [("Content-Length", "5")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 411 Length Required
                Content-Length: 0


                """,
                method: "POST"
            )
        ]
    ) { facts in
        guard facts.status.code == 411, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard facts.requestContext.statesLength else { return .nothing }
        return .findings([.at(line.codeRange, "the request has Content-Length")])
    }
}
