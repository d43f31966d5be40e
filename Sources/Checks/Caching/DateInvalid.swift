extension Check {
    static let dateInvalid = Check(
        id: "date-invalid",
        severity: .warning,
        summary: "A date field is not in the form of an HTTP date",
        explanation: """
            A recipient that cannot read Date or Last-Modified does as if it were absent, or takes it for 1970: ages \
            become absurd, and the check whether something changed never succeeds.
            """,
        remedy: "Send dates as Sun, 01 Mar 2026 07:19:16 GMT: two digits for the day and the hour, English names, GMT.",
        references: [.rfc(9110, section: "5.6.7")],
        affects: [.caches, .strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: ‹Sun, 01 Mar 2026 7:19:16 GMT›


            """,
            """
            HTTP/1.1 200 OK
            Last-Modified: ‹2026-02-01T10:00:00Z›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun Mar  1 12:00:00 2026


            """,
            """
            HTTP/1.1 200 OK
            Last-Modified: Sun, 01 Feb 2026 10:00:00 GMT


            """,
        ]
    ) { facts in
        let fields = [("Date", facts.caching.date), ("Last-Modified", facts.validators.lastModified), ("Sunset", facts.caching.sunset)]
        return .marks(
            fields.compactMap { name, field in
                guard field.isInvalid, let octets = field.octets else { return nil }
                return .at(octets, field.date == nil ? "\(name) is no date" : "\(name) is a date, but in none of the three forms")
            }
        )
    }
}
