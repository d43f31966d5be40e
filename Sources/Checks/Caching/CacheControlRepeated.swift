import HTTPSyntax

extension Check {
    static let cacheControlRepeated = Check(
        id: "cache-control-repeated",
        severity: .note,
        summary: "A cache directive is there more than once",
        explanation: """
            Two layers write the same field. As long as they agree nothing happens; once one of them changes, caches \
            disagree about which one counts.
            """,
        remedy: "Let one layer set Cache-Control, replacing the value instead of adding to it.",
        references: [.rfc(9111, section: "4.2.1")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: no-cache, ‹No-Cache›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60, s-maxage=60


            """
        ]
    ) { facts in
        .marks(facts.caching.cacheControl.defects.filter { $0.kind == .repeated }.map { .at($0.range, "again") })
    }
}
