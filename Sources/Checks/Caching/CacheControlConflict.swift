extension Check {
    static let cacheControlConflict = Check(
        id: "cache-control-conflict",
        severity: .warning,
        summary: "Cache directives contradict one another",
        explanation: """
            Each layer adds its own order, and caches settle the dispute in different ways; the stricter directive \
            should rule, but whoever wrote the other one expects something else.
            """,
        remedy: "Decide on one policy and set Cache-Control in one place, replacing what other layers wrote.",
        references: [.rfc(9111, section: "5.2.2"), .rfc(9111, section: "4.2.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-store, ‹public›, ‹max-age=3600›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60
            Cache-Control: ‹max-age=600›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60, must-revalidate, ‹stale-if-error=600›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-store, no-cache, must-revalidate, max-age=0


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: must-understand, no-store, max-age=600


            """,
        ]
    ) { facts in
        .marks(
            facts.caching.conflicts.map { conflict in
                .at(
                    conflict.weaker.range,
                    "\(conflict.weaker.name) has no effect beside \(conflict.stronger.name)",
                    severity: conflict.kind == .overruled ? .note : nil
                )
            }
        )
    }
}
