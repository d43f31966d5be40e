extension Check {
    static let frameOptionsUnsupportedValue = Check(
        id: "xfo-unsupported-value",
        severity: .warning,
        summary: "X-Frame-Options has a value that browsers do not support",
        explanation: """
            DENY and SAMEORIGIN are all that browsers know. With ALLOW-FROM or anything else the page may be framed by \
            everybody.
            """,
        remedy: "Use frame-ancestors of Content-Security-Policy to name the pages that may frame this one.",
        references: [.frameOptions],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: ‹ALLOW-FROM https://portal.example.com›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Frame-Options: ‹ALLOW-FROM https://portal.example.com›, SAMEORIGIN
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Frame-Options: ‹"DENY"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: deny
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Frame-Options: SAMEORIGIN
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(
            facts.security.frameOptions.members.filter { $0.value != "deny" && $0.value != "sameorigin" }
                .map { .at($0.range, "neither DENY nor SAMEORIGIN") }
        )
    }
}
