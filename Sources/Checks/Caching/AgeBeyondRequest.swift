extension Check {
    static let ageBeyondRequest = Check(
        id: "age-beyond-request",
        severity: .warning,
        summary: "The request asked for a newer response than the cache gave",
        explanation: """
            The client said how old an answer may be, or that it must come fresh from the origin, and a cache answered \
            with an older copy.
            """,
        remedy: "Let the cache obey Cache-Control of requests, or tell clients to use another URL when they need the newest state.",
        references: [.rfc(9111, section: "5.2.1")],
        fault: .intermediary,
        affects: [.everyClient],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Age: ‹40›
                Cache-Control: max-age=600


                """,
                fields: [("Cache-Control", "max-age=30")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Age: ‹40›
                Cache-Control: max-age=600


                """,
                fields: [("Cache-Control", "no-cache")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Age: 20
                Cache-Control: max-age=600


                """,
                fields: [("Cache-Control", "max-age=30")]
            )
        ]
    ) { facts in
        let response = facts.caching.response
        guard let age = response.age.seconds, let octets = response.age.octets else { return .nothing }
        if response.requestForbidsReuse, age > 1 {
            return .findings([.at(octets, "\(age) s old, and the request asked for none of a cache")])
        }
        guard let limit = response.requestCacheControl.seconds("max-age"), age > limit, !response.requestCacheControl.has("max-stale")
        else { return .nothing }
        return .findings([.at(octets, "\(age) s old, and the request said max-age=\(limit)")])
    }
}
