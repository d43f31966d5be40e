extension Check {
    static let needlessEscape = Check(
        id: "needless-escape",
        severity: .note,
        summary: "A backslash in a quoted string that needs none",
        explanation: """
            Only the quote and the backslash itself need one. A recipient that does not undo escapes keeps the \
            backslash.
            """,
        remedy: "Escape nothing but quotes and backslashes.",
        references: [.rfc(9110, section: "5.6.4")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="a‹\\-›b.txt"
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="a \\"b\\" \\\\ c.txt"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.grammar.needlessEscapes.map { .at($0.range, $0.detail) })
    }
}
