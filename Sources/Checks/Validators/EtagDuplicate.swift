extension Check {
    static let etagDuplicate = Check(
        id: "etag-duplicate",
        severity: .warning,
        summary: "Several ETag fields",
        explanation: """
            A representation has one tag. Recipients take the first, the last, or both joined by a comma, and send back \
            what the server cannot match.
            """,
        remedy: "Let one layer write ETag.",
        references: [.rfc(9110, section: "8.8.3"), .rfc(9110, section: "5.3")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            ETag: "a"
            ETag: ‹"b"›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            ETag: "a, b"


            """
        ]
    ) { facts in
        .marks(facts.validators.etag.repeated.map { .at($0, "a further tag") })
    }
}
