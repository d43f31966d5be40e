extension Check {
    static let notAcceptableWithoutNegotiation = Check(
        id: "not-acceptable-without-negotiation",
        severity: .warning,
        summary: "406 although the request did not choose",
        explanation: """
            Nothing in the request says what would be acceptable, so that everything is. The client cannot ask \
            for less.
            """,
        remedy: "Answer with the default representation.",
        references: [.rfc(9110, section: "15.5.7"), .rfc(9110, section: "12.5")],
        triggering: [
            """
            HTTP/1.1 ‹406› Not Acceptable
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 406 Not Acceptable
                Content-Length: 0


                """,
                fields: [("Accept", "image/png")]
            )
        ]
    ) { facts in
        guard facts.status.code == 406, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard !facts.requestContext.negotiates else { return .nothing }
        return .findings([.at(line.codeRange, "the request has no Accept field of any kind")])
    }
}
