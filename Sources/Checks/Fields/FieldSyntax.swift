extension Check {
    static let fieldSyntax = Check(
        id: "field-syntax",
        severity: .warning,
        summary: "A value does not follow the grammar of its field",
        explanation: """
            A strict recipient drops the field or the member; a lenient one guesses, and not all guess the same.
            """,
        remedy: "Write the value as the field demands.",
        references: [.rfc(9110, section: "5.5")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Via: 1.1 example, ‹proxy›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Link: ‹https://www.example.com/next›; rel=next
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Allow: GET, ‹HEAD POST›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Via: 1.1 example (a comment, with a comma), HTTP/2 pseudonym:8080
            Link: </next>; rel=next
            Allow: GET, HEAD
            Server: Apache/2 (Unix)
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.grammar.failures.map { .at($0.range, "\($0.field): \($0.detail)") })
    }
}
