extension Check {
    static let fieldMisspelt = Check(
        id: "field-misspelt",
        severity: .warning,
        summary: "A field name that nobody knows is close to a known one",
        explanation: """
            Recipients ignore names that they do not know, so that whatever the field was to say is not said. \
            Letter case does not matter, hyphens do.
            """,
        remedy: """
            Write the known name; if the field is meant as it stands, a name that cannot be mistaken helps its \
            readers.
            """,
        references: [.rfc(9110, section: "5.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            ‹Cache-Contol›: no-store
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            ‹ContentType›: text/html
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            ‹Content-Type-Options›: nosniff
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Cache-Hit: 1
            content-type: text/plain
            X-Contents: 1
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.inventory.misspelt.map { .at($0.range, $0.detail) })
    }
}
