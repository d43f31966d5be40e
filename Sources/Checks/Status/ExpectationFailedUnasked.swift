extension Check {
    static let expectationFailedUnasked = Check(
        id: "expectation-failed-unasked",
        severity: .warning,
        summary: "417 although the request expected nothing",
        explanation: """
            The code says that an Expect field could not be met; there is none.
            """,
        remedy: "Answer with the code of the real reason.",
        references: [.rfc(9110, section: "15.5.18")],
        triggering: [
            """
            HTTP/1.1 ‹417› Expectation Failed
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 417 Expectation Failed
                Content-Length: 0


                """,
                fields: [("Expect", "100-continue")]
            )
        ]
    ) { facts in
        guard facts.status.code == 417, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard !facts.requestContext.fields.contains("expect") else { return .nothing }
        return .findings([.at(line.codeRange, "no Expect field")])
    }
}
