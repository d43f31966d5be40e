import HTTPSyntax

extension Check {
    static let cacheControlMisspelt = Check(
        id: "cache-control-misspelt",
        severity: .warning,
        summary: "An unknown cache directive looks like a misspelt one",
        explanation: """
            Caches ignore directives they do not know, without a word: the response is kept, or not kept, as if nothing \
            had been said.
            """,
        remedy: "Correct the name; the known ones are listed in the registry of cache directives.",
        references: [.rfc(9111, section: "5.2.3"), .rfc(9111, section: "5.2.2")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: ‹nocache›, max_age=60


            """,
            """
            HTTP/1.1 200 OK
            Cache-Control: ‹must-revaldate›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=60, community="uci", private


            """
        ]
    ) { facts in
        .marks(
            facts.caching.cacheControl.directives.compactMap { directive in
                CacheDirective.likelyMeant(by: directive.name).map {
                    .at(directive.nameRange, "\(directive.name) is unknown; \($0) is probably meant")
                }
            }
        )
    }
}
