extension Check {
    static let cachePrivateWithSMaxage = Check(
        id: "cache-private-with-s-maxage",
        severity: .warning,
        summary: "s-maxage beside private: a lifetime for caches that may not store the response",
        explanation: """
            private forbids shared caches to keep the response, and s-maxage speaks to shared caches only. One of the \
            two is a mistake, and some gateways obey s-maxage and hand the response to others.
            """,
        remedy: "Drop s-maxage for personal responses, or private for those that everybody may see.",
        references: [.rfc(9111, section: "5.2.2.7"), .rfc(9111, section: "5.2.2.10")],
        affects: [.sharedCaches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: private, ‹s-maxage=600›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: private="set-cookie", s-maxage=600


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: private, max-age=600


            """,
        ]
    ) { facts in
        let control = facts.caching.cacheControl
        guard control.hasUnqualified("private"), let directive = control.first("s-maxage") else { return .nothing }
        return .findings([.at(directive.range, "private keeps shared caches out, so s-maxage speaks to nobody")])
    }
}
