extension Check {
    static let heuristicFreshness = Check(
        id: "heuristic-freshness",
        severity: .warning,
        summary: "No lifetime is stated, so that caches guess one from Last-Modified",
        explanation: """
            A cache may keep the response for a tenth of the time since its last change, without asking: a page that \
            rested for a year stays for a month, and each cache has its own rule.
            """,
        remedy: "State the lifetime: Cache-Control: max-age=N, or no-cache to have each use checked.",
        references: [.rfc(9111, section: "4.2.2")],
        affects: [.caches, .browsers, .urlSession],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Last-Modified: ‹Thu, 19 Feb 2026 12:00:00 GMT›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Last-Modified: Thu, 19 Feb 2026 12:00:00 GMT
            Cache-Control: no-cache


            """,
            """
            HTTP/1.1 403 Forbidden
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            Last-Modified: Thu, 19 Feb 2026 12:00:00 GMT


            """,
        ]
    ) { facts in
        let lifetime = facts.caching.lifetime
        guard lifetime.source == .heuristic, facts.caching.isReusable, !facts.caching.mustRevalidate, let octets = lifetime.octets
        else { return .nothing }
        // Minutes do little harm; hours and weeks are noticed.
        let severity: Check.Severity? = lifetime.seconds < 3600 ? .note : nil
        return .findings([.at(octets, "caches may keep it for \(lifetime.seconds) s, a tenth of its time unchanged", severity: severity)])
    }
}
