import HTTPSyntax

extension Check {
    static let cacheControlQuoting = Check(
        id: "cache-control-quoting",
        severity: .note,
        summary: "Quotes in Cache-Control are where they should not be, or missing where they should be",
        explanation: """
            A number in quotes is ignored by some caches, and a list of field names without quotes falls apart at its \
            commas.
            """,
        remedy: "Write numbers bare and field names in quotes: max-age=60, private=\"x-user\".",
        references: [.rfc(9111, section: "5.2.2")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=‹"60"›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: private=‹x-user›, max-age=60


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: private="x-user", max-age=60


            """
        ]
    ) { facts in
        .marks(
            facts.caching.cacheControl.defects.compactMap { defect in
                switch defect.kind {
                case .quotedSeconds: .at(defect.range, "a number in quotes")
                case .unquotedNames: .at(defect.range, "field names without quotes")
                default: nil
                }
            }
        )
    }
}
