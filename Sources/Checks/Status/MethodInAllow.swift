extension Check {
    static let methodInAllow = Check(
        id: "method-in-allow",
        severity: .warning,
        summary: "405 although Allow lists the method",
        explanation: """
            The answer contradicts itself: the client is told to use the method that was just refused.
            """,
        remedy: "Let the router that refuses make Allow.",
        references: [.rfc(9110, section: "15.5.6")],
        triggering: [
            Example(
                """
                HTTP/1.1 405 Method Not Allowed
                Allow: GET, ‹POST›
                Content-Length: 0


                """,
                method: "POST"
            )
        ],
        nonTriggering: [
            """
            HTTP/1.1 405 Method Not Allowed
            Allow: POST
            Content-Length: 0


            """
        ]
    ) { facts in
        guard facts.status.code == 405, facts.requestContext.isKnown else { return .nothing }
        return .marks(facts.status.allowed.filter { $0.text == facts.requestContext.method }.map { .at($0.range, "refused and allowed") })
    }
}
