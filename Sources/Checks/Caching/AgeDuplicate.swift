import HTTPSyntax

extension Check {
    static let ageDuplicate = Check(
        id: "age-duplicate",
        severity: .warning,
        summary: "Age has several values",
        explanation: """
            Two caches in a row each added a field instead of replacing it. The first value is the one to use, but \
            recipients differ.
            """,
        remedy: "Let each cache replace Age with its own reckoning.",
        references: [.rfc(9111, section: "5.1")],
        fault: .intermediary,
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Age: 7200
            Age: ‹0›


            """,
            """
            HTTP/1.1 200 OK
            Age: 5, ‹5›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Age: 7200


            """
        ]
    ) { facts in
        .marks(facts.caching.response.age.defects.filter { $0.kind == .repeated }.map { .at($0.range, "a further value") })
    }
}
