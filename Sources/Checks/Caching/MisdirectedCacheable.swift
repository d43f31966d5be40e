extension Check {
    static let misdirectedCacheable = Check(
        id: "misdirected-cacheable",
        severity: .note,
        summary: "A 421 that caches may keep",
        explanation: """
            The answer says that this connection was wrong, not that the resource is; a copy would repeat the \
            refusal on the right one.
            """,
        remedy: "Send Cache-Control: no-store.",
        references: [.rfc(9110, section: "15.5.20")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 ‹421› Misdirected Request
            Cache-Control: max-age=60
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 421 Misdirected Request
            Content-Length: 0


            """,
            """
            HTTP/1.1 421 Misdirected Request
            Cache-Control: no-store
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard facts.status.code == 421, facts.caching.isStorable, facts.caching.lifetime.isExplicit, let line = facts.status.statusLine
        else { return .nothing }
        return .findings([.at(line.codeRange, "may be stored")])
    }
}
