extension Check {
    static let quotedDelimiter = Check(
        id: "quoted-delimiter",
        severity: .note,
        summary: "A comma or semicolon within a quoted value",
        explanation: """
            It is allowed, but many programs split such fields without looking at the quotes and get two broken \
            halves.
            """,
        remedy: "Choose a value without delimiters where you can.",
        references: [.rfc(9110, section: "5.6.4"), .rfc(9110, section: "5.6.6")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; note="a‹;›b"
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; note="a-b"; charset="utf-8"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.grammar.quotedDelimiters.map { .at($0.range, $0.detail) })
    }
}
