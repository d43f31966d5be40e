extension Check {
    static let varyUnhelpful = Check(
        id: "vary-unhelpful",
        severity: .warning,
        summary: "Vary lists a field whose values are nearly all different",
        explanation: """
            A cache keeps one copy for each value. User-Agent, Cookie and their like have as many values as visitors, so \
            that hardly a copy is ever used twice and the store fills up.
            """,
        remedy:
            "Decide by something coarse: a client hint such as Sec-CH-UA-Mobile, a path, or Cache-Control: private for personal content.",
        references: [.rfc(9110, section: "12.5.5"), .rfc(9111, section: "4.1")],
        affects: [.sharedCaches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=600
            Vary: Accept-Encoding, ‹User-Agent›


            """,
            """
            HTTP/1.1 200 OK
            Vary: ‹Cookie›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=600
            Vary: Accept-Encoding, Accept-Language, Origin


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: private, max-age=600
            Vary: Cookie


            """,
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.sharedCache.isReusable else { return .nothing }
        let severity: Check.Severity? = caching.invitesSharedCaches ? nil : .note
        return .marks(
            caching.vary.members.filter { scattered.contains($0.name) }.map {
                .at($0.range, "nearly every client has a value of its own", severity: severity)
            }
        )
    }
}

private let scattered: Set<String> = [
    "user-agent", "cookie", "referer", "x-forwarded-for", "x-real-ip", "forwarded", "x-request-id", "if-none-match", "if-modified-since",
    "date",
]
