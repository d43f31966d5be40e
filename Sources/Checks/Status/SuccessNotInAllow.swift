extension Check {
    static let successNotInAllow = Check(
        id: "success-not-in-allow",
        severity: .note,
        summary: "The method worked and Allow does not list it",
        explanation: """
            A client that goes by Allow will not use the method.
            """,
        remedy: "List every method that works.",
        references: [.rfc(9110, section: "10.2.1")],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Allow: ‹GET, HEAD›
                Content-Length: 0


                """,
                method: "POST"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Allow: GET, HEAD, POST
                Content-Length: 0


                """,
                method: "POST"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Allow: GET, HEAD
                Content-Length: 0


                """,
                method: "OPTIONS"
            ),
        ]
    ) { facts in
        guard facts.status.isSuccess, facts.status.hasAllow, facts.requestContext.isKnown, facts.requestContext.method != "OPTIONS" else {
            return .nothing
        }
        guard !facts.status.allowed.contains(where: { $0.text == facts.requestContext.method }) else { return .nothing }
        return .findings([.at(facts.exchange.values("allow").span, "no \(facts.requestContext.method)")])
    }
}
