extension Check {
    static let useAsDictionaryInvalid = Check(
        id: "use-as-dictionary-invalid",
        severity: .warning,
        summary: "Use-As-Dictionary cannot be used",
        explanation: """
            match is a string and must be there, match-dest a list of strings, id a string, type a token. A \
            browser ignores the field otherwise, and nothing is compressed with it.
            """,
        remedy: "Write match='/app/*.js' and the other members with their types.",
        references: [.rfc(9842, section: "2.1")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Use-As-Dictionary: match=‹123›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Use-As-Dictionary: ‹id="a"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Use-As-Dictionary: match="/app/*", match-dest=("script"), id="a"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.rare.dictionary.map { .at($0.range, $0.detail) })
    }
}
