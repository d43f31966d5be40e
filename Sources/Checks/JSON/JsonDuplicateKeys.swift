extension Check {
    static let jsonDuplicateKeys = Check(
        id: "json-duplicate-keys",
        severity: .warning,
        summary: "A name occurs twice in one object",
        explanation: """
            Readers that take the first value and those that take the last see different data.
            """,
        remedy: "Write each name once.",
        references: [.rfc(8259, section: "4")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"x": 10, "y": 20, ‹"x"›: 30}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"x": 10, "y": {"x": 30}}
            """
        ]
    ) { facts in
        return .marks((facts.json?.duplicates ?? []).map { .at(facts.jsonLocation($0.again), "\($0.name) came before") })
    }
}
