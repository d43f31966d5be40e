extension Check {
    static let preferenceWithoutVary = Check(
        id: "preference-without-vary",
        severity: .note,
        summary: "The answer depends on Prefer and Vary does not say so",
        explanation: """
            A cache may hand the answer to a client with other preferences.
            """,
        remedy: "Add Prefer to Vary.",
        references: [.rfc(7240, section: "3")],
        affects: [.caches],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Preference-Applied: ‹return=minimal›
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
                fields: [("Prefer", "return=minimal")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Preference-Applied: return=minimal
                Content-Length: 0


                """,
                method: "PUT"
            ),
        ]
    ) { facts in
        guard let range = facts.fields.rare.preferences, ["GET", "HEAD"].contains(facts.requestContext.method) else { return .nothing }
        guard facts.caching.isStorable, !facts.caching.vary.has("prefer"), facts.caching.vary.star == nil else { return .nothing }
        return .findings([.at(range, "Vary does not list Prefer")])
    }
}
