extension Check {
    static let preferenceUnasked = Check(
        id: "preference-unasked",
        severity: .warning,
        summary: "A preference was applied that nobody asked for",
        explanation: """
            Preference-Applied tells the client which of its preferences were heeded; a name that the request \
            does not have means nothing to it.
            """,
        remedy: "Name preferences of the request alone.",
        references: [.rfc(7240, section: "3")],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Preference-Applied: ‹respond-async›
                Vary: Prefer
                Content-Length: 0


                """,
                fields: [("Prefer", "return=minimal")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Preference-Applied: return=minimal
                Vary: Prefer
                Content-Length: 0


                """,
                fields: [("Prefer", "return=minimal; foo, wait=10")]
            )
        ]
    ) { facts in
        return .marks(facts.fields.rare.unaskedPreferences.map { .at($0.range, $0.detail) })
    }
}
