extension Check {
    static let contentTypeNotAcceptable = Check(
        id: "content-type-not-acceptable",
        severity: .warning,
        summary: "The type does not match the Accept field of the request",
        explanation: """
            The client said what it can read, and got something else with a success status.
            """,
        remedy: "Send a type that was asked for, or 406; or widen Accept in the client.",
        references: [.rfc(9110, section: "12.5.1")],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: ‹text/plain›
                Content-Length: 2

                ok
                """,
                fields: [("Accept", "image/*, application/json")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/plain
                Content-Length: 2

                ok
                """,
                fields: [("Accept", "text/*;q=0.5")]
            )
        ]
    ) { facts in
        guard let declared = facts.contentType.declared, let range = facts.contentType.values.ranges.last, facts.status.isSuccess,
            facts.negotiation.accepts(declared) == false
        else { return .nothing }
        return .findings([.at(range, "asked for \(facts.negotiation.accept ?? "")")])
    }
}
