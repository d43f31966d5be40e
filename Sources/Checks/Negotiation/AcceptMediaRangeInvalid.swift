extension Check {
    static let acceptMediaRangeInvalid = Check(
        id: "accept-media-range-invalid",
        severity: .warning,
        summary: "A list of accepted types holds what is no media type",
        explanation: """
            Accept-Patch, Accept-Post and Accept-Query tell clients in which formats they may send. A member \
            that is no type, or one that does not exist, tells nothing.
            """,
        remedy: "Write type/subtype; Accept-Patch takes no wildcards.",
        references: [.rfc(5789, section: "3.1"), .rfc(9110, section: "8.3.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Accept-Patch: ‹json›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Accept-Patch: ‹*/*›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Accept-Post: ‹text/json›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Accept-Patch: application/merge-patch+json; charset=utf-8
            Accept-Post: */*
            Accept-Query: "application/sql", application/jsonpath
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.acceptedTypes.invalid.map { .at($0.range, $0.detail) })
    }
}
