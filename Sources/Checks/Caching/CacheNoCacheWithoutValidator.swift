extension Check {
    static let cacheNoCacheWithoutValidator = Check(
        id: "cache-no-cache-without-validator",
        severity: .note,
        summary: "no-cache without a validator: each check transfers everything again",
        explanation: """
            no-cache lets a cache keep the response if it asks before each use. Without ETag and Last-Modified it has \
            nothing to ask with, so that keeping it saves nothing.
            """,
        remedy: "Add an ETag, or say no-store if the response is not to be kept.",
        references: [.rfc(9111, section: "5.2.2.4"), .rfc(9110, section: "8.8")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: ‹no-cache›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-cache
            ETag: "v7"


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: no-cache, no-store


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.isStorable, facts.message.status == 200, caching.cacheControl.hasUnqualified("no-cache"),
            !facts.validators.hasValidator,
            let directive = caching.cacheControl.first("no-cache")
        else { return .nothing }
        return .findings([.at(directive.range, "there is neither ETag nor Last-Modified to check with")])
    }
}
