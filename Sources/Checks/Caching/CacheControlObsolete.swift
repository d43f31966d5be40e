extension Check {
    static let cacheControlObsolete = Check(
        id: "cache-control-obsolete",
        severity: .note,
        summary: "pre-check and post-check are left over from Internet Explorer",
        explanation: """
            No cache in use knows these directives; they are copied from old advice together with others that do count.
            """,
        remedy: "Remove them. To refresh behind the scenes use stale-while-revalidate.",
        references: [.rfc(9111, section: "5.2.2"), .rfc(5861, section: "3")],
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-cache, ‹post-check=0›, ‹pre-check=0›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-cache, must-revalidate


            """
        ]
    ) { facts in
        .marks(
            facts.caching.cacheControl.directives.filter { $0.name == "pre-check" || $0.name == "post-check" }
                .map { .at($0.range, "\($0.name) is not known to any cache in use") }
        )
    }
}
