extension Check {
    static let continueUnasked = Check(
        id: "continue-unasked",
        severity: .warning,
        summary: "100 although nobody waited for it",
        explanation: """
            A client that did not send Expect: 100-continue may take the interim response for the answer.
            """,
        remedy: "Send 100 for Expect: 100-continue alone.",
        references: [.rfc(9110, section: "10.1.1"), .rfc(9110, section: "15.2.1")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 ‹100› Continue

            HTTP/1.1 200 OK
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 100 Continue

                HTTP/1.1 200 OK
                Content-Length: 0


                """,
                method: "POST",
                fields: [("Expect", "100-continue")]
            )
        ]
    ) { facts in
        guard facts.requestContext.isKnown, !facts.requestContext.fields.contains("expect") else { return .nothing }
        return .marks(facts.message.interim.filter { $0.code == 100 }.map { .at($0.statusLine.codeRange, "no Expect in the request") })
    }
}
