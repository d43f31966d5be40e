extension Check {
    static let dateWeekdayWrong = Check(
        id: "date-weekday-wrong",
        severity: .warning,
        summary: "The day of the week does not fit the date",
        explanation: """
            One of the two is wrong. Most recipients ignore the weekday, strict ones reject the date, and a date put \
            together by hand is likely wrong elsewhere too.
            """,
        remedy: "Let a date formatter write the whole date from one point in time.",
        references: [.rfc(9110, section: "5.6.7")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: ‹Mon, 01 Mar 2026 12:00:00 GMT›


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
                guard let date = field.date, !date.hasRightWeekday else { return nil }
                return .at(date.range, "another day of the week")
            }
        )
    }
}
