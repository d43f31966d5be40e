extension Check {
    static let dateLetterCase = Check(
        id: "date-letter-case",
        severity: .note,
        summary: "Names in a date are in the wrong letter case",
        explanation: """
            Names of days, months and the zone are case-sensitive in the grammar; caches read them all the same, strict \
            parsers do not.
            """,
        remedy: "Send dates as Sun, 01 Mar 2026 12:00:00 GMT.",
        references: [.rfc(9110, section: "5.6.7"), .rfc(9111, section: "4.2")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: ‹SUN, 01 Mar 2026 12:00:00 GMT›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT


            """
        ]
    ) { facts in
        let fields = [facts.caching.date, facts.caching.expires, facts.validators.lastModified]
        return .marks(
            fields.compactMap { field in
                guard let date = field.date, !date.hasExactCase else { return nil }
                return .at(date.range, "letter case differs from the grammar")
            }
        )
    }
}
