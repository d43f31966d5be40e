extension Check {
    static let createdBySafeMethod = Check(
        id: "created-by-safe-method",
        severity: .warning,
        summary: "201 to a method that creates nothing",
        explanation: """
            Clients, caches and crawlers repeat safe methods at will; whatever was created is created again each \
            time.
            """,
        remedy: "Create by POST or PUT, or answer 200.",
        references: [.rfc(9110, section: "9.2.1"), .rfc(9110, section: "15.3.2")],
        triggering: [
            """
            HTTP/1.1 ‹201› Created
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 201 Created
                Content-Length: 0


                """,
                method: "POST"
            )
        ]
    ) { facts in
        guard facts.status.code == 201, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard facts.requestContext.isSafe else { return .nothing }
        return .findings([.at(line.codeRange, "\(facts.requestContext.method) creates nothing")])
    }
}
