extension Check {
    static let cacheImmutableWithoutLifetime = Check(
        id: "cache-immutable-without-lifetime",
        severity: .note,
        summary: "immutable without a lifetime does nothing",
        explanation: """
            It promises that the content does not change while it is fresh, so that a reload need not ask. Where nothing \
            says how long it is fresh, or each use has to be checked, there is nothing to promise.
            """,
        remedy: "Add a long lifetime: Cache-Control: max-age=31536000, immutable.",
        references: [.rfc(8246, section: "2")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: ‹immutable›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=0, ‹immutable›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=31536000, immutable


            """
        ]
    ) { facts in
        let caching = facts.caching
        guard let directive = caching.cacheControl.first("immutable"), !caching.isImmutable || caching.mustRevalidate else {
            return .nothing
        }
        return .findings([.at(directive.range, "the response is never fresh")])
    }
}
