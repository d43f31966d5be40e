extension Check {
    static let contentLanguageRepeated = Check(
        id: "content-language-repeated",
        severity: .note,
        summary: "A language stands twice in Content-Language",
        explanation: """
            It says nothing more; mostly two layers both add the field.
            """,
        remedy: "Name each language once.",
        references: [.rfc(9110, section: "8.5")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Language: en, de, ‹EN›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Language: en, en-GB
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.rare.languages.map { .at($0.range, $0.detail) })
    }
}
