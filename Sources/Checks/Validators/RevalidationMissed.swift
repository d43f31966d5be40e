extension Check {
    static let revalidationMissed = Check(
        id: "revalidation-missed",
        severity: .warning,
        summary: "The validator of the request matches, and the whole representation came all the same",
        explanation: """
            The client asked whether its copy is still good, and it is: 304 without content was due. As it is each check \
            costs a full transfer.
            """,
        remedy:
            "Compare If-None-Match weakly (W/ and what a gateway added left aside), If-Modified-Since with Last-Modified, and answer 304.",
        references: [.rfc(9110, section: "13.1.2"), .rfc(9110, section: "13.1.3"), .rfc(9110, section: "13.2.2")],
        affects: [.caches],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                ETag: ‹W/"hi"›

                hello
                """,
                fields: [("If-None-Match", "\"a\", \"hi\"")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Last-Modified: ‹Sun, 01 Feb 2026 10:00:00 GMT›

                hello
                """,
                fields: [("If-Modified-Since", "Sun, 01 Feb 2026 10:00:00 GMT")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                ETag: "hi2"

                hello
                """,
                fields: [("If-None-Match", "\"hi\"")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                ETag: "b"
                Last-Modified: Sun, 01 Feb 2026 10:00:00 GMT

                hello
                """,
                fields: [("If-None-Match", "\"a\""), ("If-Modified-Since", "Sun, 01 Feb 2026 10:00:00 GMT")]
            ),
        ]
    ) { facts in
        switch facts.validators.missedRevalidation {
        case .tag(let tag): .findings([.at(tag.range, "If-None-Match holds this tag, status 200")])
        case .date(let date): .findings([.at(date.range, "not later than If-Modified-Since, status 200")])
        case nil: .nothing
        }
    }
}
