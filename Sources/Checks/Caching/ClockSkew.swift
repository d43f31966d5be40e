extension Check {
    static let clockSkew = Check(
        id: "clock-skew",
        severity: .warning,
        summary: "The clock of the server is off",
        explanation: """
            Date is the base of lifetimes, cookies and signatures. A clock that is ahead makes responses look fresh for \
            too long, one that is behind makes them stale on arrival, and signed requests are refused.
            """,
        remedy: "Synchronise the clock of the machine that writes Date (NTP), or let the gateway write it.",
        references: [.rfc(9110, section: "6.6.1"), .rfc(9111, section: "4.2.3")],
        affects: [.caches, .urlSession],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: ‹Sun, 01 Mar 2026 14:00:00 GMT›


            """,
            """
            HTTP/1.1 200 OK
            Date: ‹Sun, 01 Mar 2026 10:00:00 GMT›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 09:00:00 GMT
            Age: 10800


            """,
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:20 GMT


            """,
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 10:00:00 GMT
            X-Cache: Hit from cdn


            """,
        ]
    ) { facts in
        guard let skew = facts.caching.unexplainedSkew, let octets = facts.caching.date.octets else { return .nothing }
        return .findings([.at(octets, skew > 0 ? "\(skew) s ahead of our clock" : "\(-skew) s behind our clock, and no Age explains it")])
    }
}
