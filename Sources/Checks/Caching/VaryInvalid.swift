import HTTPSyntax

extension Check {
    static let varyInvalid = Check(
        id: "vary-invalid",
        severity: .warning,
        summary: "Vary holds something that is no field name",
        explanation: """
            A cache compares the request fields of these names. One that cannot exist never differs, so that a copy is \
            given to requests it was not made for.
            """,
        remedy: "List names of request fields, separated by commas.",
        references: [.rfc(9110, section: "12.5.5")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Vary: ‹Accept-Encoding Accept›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Vary: Accept-Encoding,, Accept


            """
        ]
    ) { facts in
        .marks(facts.caching.vary.defects.filter { $0.kind == .invalidName }.map { .at($0.range, "no field has such a name") })
    }
}
