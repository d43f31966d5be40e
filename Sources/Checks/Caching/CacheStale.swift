extension Check {
    static let cacheStale = Check(
        id: "cache-stale",
        severity: .note,
        summary: "The response was already stale when it was served",
        explanation: """
            Its Age is beyond its freshness lifetime: a cache on the way served it without checking, or could not reach \
            the origin. A client that caches by the rules will ask again at once.
            """,
        remedy: "If stale answers are not wanted send must-revalidate; if they are, state how stale with stale-while-revalidate.",
        references: [.rfc(9111, section: "4.2"), .rfc(9111, section: "4.2.4")],
        fault: .intermediary,
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 11:45:00 GMT
            Age: ‹900›
            Cache-Control: max-age=600


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 11:45:00 GMT
            Age: 599
            Cache-Control: max-age=600


            """,
            """
            HTTP/1.1 200 OK
            Age: 30
            Cache-Control: max-age=0


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.wasServedStale, let octets = caching.response.age.octets else { return .nothing }
        // What asks never to be used stale was used stale.
        let severity: Check.Severity? = caching.policy.forbidsStale ? .warning : nil
        let detail = "age \(caching.response.age.seconds ?? 0) s, fresh for \(caching.lifetime.seconds) s"
        return .findings([.at(octets, detail, severity: severity)])
    }
}
