extension Check {
    static let expiresInvalid = Check(
        id: "expires-invalid",
        severity: .warning,
        summary: "Expires is no HTTP date and counts as long past",
        explanation: """
            Caches must take a value they cannot read for a date in the past, so the response is stale at once. Some \
            libraries skip the field instead and guess a lifetime, and keep the response for weeks.
            """,
        remedy: "Send a full date such as Sun, 01 Mar 2026 12:00:00 GMT, or say Cache-Control: max-age=0 and leave Expires out.",
        references: [.rfc(9111, section: "5.3"), .rfc(9110, section: "5.6.7")],
        affects: [.caches, .urlSession, .okHTTP],
        triggering: [
            """
            HTTP/1.1 200 OK
            Expires: ‹0›


            """,
            """
            HTTP/1.1 200 OK
            Expires: ‹Sun, 1 Mar 2026 9:00:00 GMT›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Expires: Sunday, 01-Mar-26 09:00:00 GMT


            """
        ]
    ) { facts in
        let expires = facts.caching.expires
        guard expires.isInvalid, let octets = expires.octets else { return .nothing }
        // Where Cache-Control decides, nobody looks at it.
        let decides = ["max-age", "no-store", "no-cache"].contains { facts.caching.cacheControl.has($0) }
        let detail = "\(expires.text ?? "") is none of the three date forms"
        return .findings([.at(octets, detail, severity: decides ? .note : nil)])
    }
}
