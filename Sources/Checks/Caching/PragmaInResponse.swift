extension Check {
    static let pragmaInResponse = Check(
        id: "pragma-in-response",
        severity: .note,
        summary: "Pragma means nothing in a response",
        explanation: """
            It is a request field of HTTP/1.0. Some caches obey it all the same, most do not, so that it must not be \
            what keeps a response from being stored.
            """,
        remedy: "Say what is meant in Cache-Control: no-store or no-cache.",
        references: [.rfc(9111, section: "5.4")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Pragma: ‹no-cache›


            """,
            """
            HTTP/1.1 200 OK
            Pragma: ‹public›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-cache


            """
        ]
    ) { facts in
        let pragma = facts.caching.response.pragma
        let noCache = pragma.noCache.map { [Mark.at($0, "only Cache-Control counts in a response")] } ?? []
        return .marks(noCache + pragma.others.map { .at($0, "never had a meaning") })
    }
}
