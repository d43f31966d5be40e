extension Check {
    static let etagCodingSuffix = Check(
        id: "etag-coding-suffix",
        severity: .warning,
        summary: "ETag ends in the name of a content coding",
        explanation: """
            A front server that compresses puts -gzip or the like onto the tag, but often compares what the client sends \
            with the tag without it: the check never succeeds, and everything is transferred again.
            """,
        remedy: "Let the server take its suffix off again when it compares, or make the tag weak instead of changing it.",
        references: [.rfc(9110, section: "8.8.3.3"), .rfc(9110, section: "13.1.2")],
        fault: .intermediary,
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            ETag: "3f9a‹-gzip›"


            """,
            """
            HTTP/1.1 200 OK
            ETag: W/"3f9a‹;br›"


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            ETag: "gzip"


            """,
            """
            HTTP/1.1 200 OK
            ETag: "3f9a-zip"


            """,
        ]
    ) { facts in
        guard let suffix = facts.validators.codingSuffix else { return .nothing }
        return .findings([.at(suffix, "the tag names a coding")])
    }
}
