import HTTPSyntax

extension Check {
    static let cacheControlSyntax = Check(
        id: "cache-control-syntax",
        severity: .warning,
        summary: "Cache-Control does not parse",
        explanation: """
            What follows an unclosed quote, or a name with foreign characters, is read differently by every cache or not \
            at all, and the directives behind it with it.
            """,
        remedy: "Separate directives by commas; names are tokens, and a quoted value ends with a quote.",
        references: [.rfc(9111, section: "5.2")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: ‹max-age: 60›


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: private=‹"x-user, max-age=60›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: private="x-user, x-id", max-age=60,


            """
        ]
    ) { facts in
        .marks(
            facts.caching.cacheControl.defects.compactMap { defect in
                switch defect.kind {
                case .invalidName: .at(defect.range, "no directive has such a name")
                case .unterminated: .at(defect.range, "the quoted value does not end")
                default: nil
                }
            }
        )
    }
}
