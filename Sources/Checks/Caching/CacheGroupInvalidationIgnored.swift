extension Check {
    static let cacheGroupInvalidationIgnored = Check(
        id: "cache-group-invalidation-ignored",
        severity: .note,
        summary: "Cache-Group-Invalidation after a safe method",
        explanation: """
            Caches heed the field in answers to methods that change something; after GET it does nothing.
            """,
        remedy: "Send it on the answer to the request that changed the resource.",
        references: [.rfc(9875, section: "3")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Group-Invalidation: ‹"a"›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Cache-Group-Invalidation: "a"
                Content-Length: 0


                """,
                method: "POST"
            )
        ]
    ) { facts in
        let values = facts.exchange.values("cache-group-invalidation")
        guard !values.isEmpty, facts.requestContext.isKnown, facts.requestContext.isSafe else { return .nothing }
        return .findings([.at(values.span, "ignored after \(facts.requestContext.method)")])
    }
}
