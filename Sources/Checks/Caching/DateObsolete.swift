extension Check {
    static let dateObsolete = Check(
        id: "date-obsolete",
        severity: .note,
        summary: "A date is in one of the two obsolete forms",
        explanation: """
            Recipients must still read the forms of RFC 850 and of asctime, but a sender must not use them: the former \
            has a two-digit year, the latter no zone.
            """,
        remedy: "Send dates as Sun, 01 Mar 2026 12:00:00 GMT.",
        references: [.rfc(9110, section: "5.6.7")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: ‹Sun Mar  1 12:00:00 2026›


            """,
            """
            HTTP/1.1 200 OK
            Expires: ‹Sunday, 01-Mar-26 12:00:00 GMT›


            """,
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
                guard let date = field.date, date.isStandard, date.form != .imfFixdate else { return nil }
                return .at(date.range, date.form == .rfc850 ? "the form of RFC 850" : "the form of asctime")
            }
        )
    }
}
