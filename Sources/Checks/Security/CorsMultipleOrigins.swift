extension Check {
    static let corsMultipleOrigins = Check(
        id: "cors-multiple-origins",
        severity: .error,
        summary: "More than one origin in Access-Control-Allow-Origin, which browsers refuse",
        explanation: """
            The field holds `*` or one origin. Two lines, as when both application and proxy add it, or a list make every \
            cross-origin read fail.
            """,
        remedy: "Let one layer add the field, with the one origin that asks.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: *
            Access-Control-Allow-Origin: ‹https://app.example.net›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: https://a.example, ‹https://b.example›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: https://a.example ‹https://b.example›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: https://a.example
            Vary: Origin
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.cors.fields.origins.dropFirst().map { .at($0.range, "another origin stands before") })
    }
}
