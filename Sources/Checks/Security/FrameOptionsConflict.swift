extension Check {
    static let frameOptionsConflict = Check(
        id: "xfo-conflict",
        severity: .warning,
        summary: "X-Frame-Options values disagree",
        explanation: """
            Two layers each add a value. Browsers that see different ones refuse every frame, also those that one of them \
            allows.
            """,
        remedy: "Send one value from one layer; or say it with frame-ancestors in Content-Security-Policy.",
        references: [.frameOptions],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: SAMEORIGIN
            X-Frame-Options: ‹DENY›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Frame-Options: SAMEORIGIN, ‹ALLOWALL›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: SAMEORIGIN
            X-Frame-Options: sameorigin
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Frame-Options: DENY
            Content-Length: 0


            """,
        ]
    ) { facts in
        let options = facts.security.frameOptions
        guard options.isConflicting, let first = options.members.first else { return .nothing }
        return .marks(options.members.filter { $0.value != first.value }.map { .at($0.range, "the first value is \(first.value)") })
    }
}
