import HTTPSyntax

extension Check {
    static let cacheControlRequestDirective = Check(
        id: "cache-control-request-directive",
        severity: .note,
        summary: "A cache directive that only requests may use",
        explanation: """
            It tells a cache what the client will put up with; in a response it means nothing, so that whatever it was \
            to bring about does not happen.
            """,
        remedy: "Leave it out, or use the response directive that was meant: stale-while-revalidate, must-revalidate, max-age.",
        references: [.rfc(9111, section: "5.2.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60, ‹max-stale=60›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60, stale-while-revalidate=60


            """
        ]
    ) { facts in
        .marks(
            facts.caching.cacheControl.directives.filter { CacheDirective.requestOnly.contains($0.name) }
                .map { .at($0.range, "\($0.name) belongs to requests") }
        )
    }
}
