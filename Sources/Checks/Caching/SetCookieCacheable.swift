extension Check {
    static let setCookieCacheable = Check(
        id: "set-cookie-cacheable",
        severity: .error,
        summary: "Set-Cookie on a response that shared caches may keep",
        explanation: """
            A shared cache that stores the response hands the cookie of one visitor to the next, who is then logged in \
            as somebody else.
            """,
        remedy: "Send Cache-Control: private or no-store with every response that sets a cookie, or no-cache=\"set-cookie\".",
        references: [.rfc(9111, section: "7.3"), .rfc(6265, section: "7.1")],
        affects: [.sharedCaches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: public, max-age=600
            Set-Cookie: ‹sid=77; Path=/; HttpOnly; Secure›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: private, max-age=600
            Set-Cookie: sid=77; Path=/; HttpOnly; Secure


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: public, max-age=600, no-cache="Set-Cookie"
            Set-Cookie: sid=77; Path=/; HttpOnly; Secure


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: sid=77; Path=/; HttpOnly; Secure


            """,
        ]
    ) { facts in
        let caching = facts.caching
        let isExempt = ["private", "no-cache"].contains { caching.cacheControl.fieldNames($0).contains("set-cookie") }
        guard caching.invitesSharedCaches, !isExempt else { return .nothing }
        let seconds = caching.sharedCache.lifetime.seconds
        return .marks(facts.exchange.values("set-cookie").ranges.map { .at($0, "shared caches may keep this for \(seconds) s") })
    }
}
