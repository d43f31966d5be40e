extension Check {
    static let jsonTrailingComma = Check(
        id: "json-trailing-comma",
        severity: .error,
        summary: "A comma before a closing bracket",
        explanation: """
            JSON allows none; JavaScript and a few lenient readers do, every JSON parser refuses it.
            """,
        remedy: "Let a JSON library write the text.",
        references: [.rfc(8259, section: "5")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"list": [1, 2, ‹]›}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"list": [1, 2 ]}
            """
        ]
    ) { facts in
        return facts.jsonFault([.trailingComma]) { _ in "a comma, and no value after it" }
    }
}
