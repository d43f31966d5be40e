extension Check {
    static let corsVaryMissing = Check(
        id: "cors-vary-missing",
        severity: .warning,
        summary: "The asking origin is echoed without Vary: Origin",
        explanation: """
            A cache may hand the answer for one origin to another, whose browser then refuses it: failures that come and go.
            """,
        remedy: "Add `Vary: Origin`.",
        references: [
            .standard("Fetch Standard, CORS protocol and HTTP caches", "https://fetch.spec.whatwg.org/#cors-protocol-and-http-caches")
        ],
        affects: [.browsers, .caches],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: ‹https://app.example.net›
                Cache-Control: public, max-age=600
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: https://app.example.net
                Vary: Accept, Origin
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: https://app.example.net
                Cache-Control: no-store
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: *
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
        ]
    ) { facts in
        let cors = facts.security.cors
        guard cors.isEchoed, !cors.variesByOrigin, !cors.isUnstored, let member = cors.fields.origins.first else { return .nothing }
        return .findings([.at(member.range, "echoes the Origin of the request")])
    }
}
