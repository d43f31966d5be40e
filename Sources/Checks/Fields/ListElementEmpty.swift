extension Check {
    static let listElementEmpty = Check(
        id: "list-element-empty",
        severity: .note,
        summary: "An empty member in a list",
        explanation: """
            Recipients must skip it, and a sender must not write it. It mostly shows that a program joined \
            values of which one was missing.
            """,
        remedy: "Join only values that are there.",
        references: [.rfc(9110, section: "5.6.1.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Via: 1.1 example‹,›, 1.1 other
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Allow: GET, HEAD‹,›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Allow: GET, HEAD
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Allow:
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.fields.grammar.emptyMembers.map { .at($0.range, $0.detail) })
    }
}
