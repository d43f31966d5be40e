extension Check {
    static let dateMissing = Check(
        id: "date-missing",
        severity: .note,
        summary: "There is no Date",
        explanation: """
            A server with a clock must send it. A lifetime is Expires minus Date, a guess Date minus Last-Modified. \
            Without Date the recipient puts in its own clock, and every difference between clocks goes into the \
            lifetime.
            """,
        remedy: "Let the server write Date into each response; a server with a clock must.",
        references: [.rfc(9110, section: "6.6.1"), .rfc(9111, section: "4.2.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Expires: ‹Sun, 01 Mar 2026 13:00:00 GMT›


            """,
            """
            HTTP/1.1 ‹304› Not Modified
            ETag: "a"


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Expires: Sun, 01 Mar 2026 13:00:00 GMT


            """,
            """
            HTTP/1.1 503 Service Unavailable
            Retry-After: 60


            """,
        ]
    ) { facts in
        let lifetime = facts.caching.lifetime
        guard !facts.caching.date.isPresent else { return .nothing }
        if facts.message.status == 304, let status = facts.message.head?.statusLine.codeRange {
            return .findings([.at(status, "a 304 without Date: the copy cannot be made fresh from a known time")])
        }
        if let octets = lifetime.octets, lifetime.source == .heuristic || lifetime.source == .expires && !facts.caching.expires.isInvalid {
            return .findings([.at(octets, "no Date to count from")])
        }
        guard let status = facts.message.status, (200...499).contains(status), facts.exchange.provenance == .wire else { return .nothing }
        return .findings([.absent("there is no Date")])
    }
}
