extension Check {
    static let corsOriginInvalid = Check(
        id: "cors-origin-invalid",
        severity: .warning,
        summary: "Access-Control-Allow-Origin is no origin",
        explanation: """
            Browsers compare the value with the asking origin octet by octet. A path, a final slash, a star within or upper \
            case never match.
            """,
        remedy: "Write scheme, host and port alone, or `*`.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: ‹https://*.example.net›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: ‹https://app.example.net/›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: ‹app.example.net›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: https://app.example.net:8443
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Origin: *
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.cors.invalidOrigins.map { .at($0.range, "matches no origin") })
    }
}
