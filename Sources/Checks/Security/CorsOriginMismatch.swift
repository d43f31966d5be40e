extension Check {
    static let corsOriginMismatch = Check(
        id: "cors-origin-mismatch",
        severity: .note,
        summary: "The asking origin is not the one that is allowed",
        explanation: """
            The browser will not let the asking page read the answer. That may be meant.
            """,
        remedy: """
            Allow the origin if its pages are to read the answer; scheme, host and port must be the same, without a final \
            slash.
            """,
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: ‹https://www.example.net›
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: ‹https://app.example.net/›
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: https://app.example.net
                Vary: Origin
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            )
        ]
    ) { facts in
        let cors = facts.security.cors
        guard cors.isUsable == false, let origin = cors.fields.origin, origin != "*", origin != "null", origin != cors.requestOrigin else {
            return .nothing
        }
        return .marks(cors.fields.origins.map { .at($0.range, "the request comes from \(cors.requestOrigin ?? "")") })
    }
}
