extension Check {
    static let dateMissing = Check(
        id: "date-missing",
        severity: .note,
        summary: "Dates are given without the Date they are counted from",
        explanation: """
            A lifetime is Expires minus Date, a guess Date minus Last-Modified. Without Date the recipient puts in its \
            own clock, and every difference between clocks goes into the lifetime.
            """,
        remedy: "Let the server write Date into each response; a server with a clock must.",
        references: [.rfc(9110, section: "6.6.1"), .rfc(9111, section: "4.2.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Expires: ‹Sun, 01 Mar 2026 13:00:00 GMT›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Expires: Sun, 01 Mar 2026 13:00:00 GMT


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60
            Expires: Sun, 01 Mar 2026 13:00:00 GMT


            """,
        ]
    ) { facts in
        let lifetime = facts.caching.lifetime
        guard !facts.caching.date.isPresent, lifetime.source == .expires || lifetime.source == .heuristic,
            !facts.caching.expires.isInvalid, let octets = lifetime.octets
        else { return .nothing }
        return .findings([.at(octets, "there is no Date to count from")])
    }
}
