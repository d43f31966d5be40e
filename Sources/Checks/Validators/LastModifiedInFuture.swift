extension Check {
    static let lastModifiedInFuture = Check(
        id: "last-modified-in-future",
        severity: .warning,
        summary: "Last-Modified is later than Date",
        explanation: """
            Nothing can have changed after it was sent. Recipients ignore such a validator, guesses at a lifetime become \
            negative, and a change before that time goes unseen.
            """,
        remedy: "Send the earlier of the two; look for a build machine in another time zone.",
        references: [.rfc(9110, section: "8.8.2.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Last-Modified: ‹Mon, 02 Mar 2026 02:00:00 GMT›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Last-Modified: Sun, 01 Mar 2026 12:00:00 GMT


            """
        ]
    ) { facts in
        guard let lead = facts.validators.lastModifiedLead, let octets = facts.validators.lastModified.octets else { return .nothing }
        return .findings([.at(octets, "\(lead) s after \(facts.caching.date.seconds == nil ? "now" : "Date")")])
    }
}
