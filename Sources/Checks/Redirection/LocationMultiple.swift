extension Check {
    static let locationMultiple = Check(
        id: "location-multiple",
        severity: .error,
        summary: "Several Location lines",
        explanation: """
            Browsers refuse a redirect with different targets, as it may come of an injected line; other clients take the \
            first or the last.
            """,
        remedy: "Send one Location line. Look for a proxy or framework that adds its own.",
        references: [.rfc(9110, section: "5.3"), .rfc(9110, section: "10.2.2")],
        triggering: [
            """
            HTTP/1.1 302 Found
            Location: /a
            Location: ‹/b›
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: /a
            Location: ‹/a›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 302 Found
            Location: /a,b
            Content-Length: 0


            """
        ]
    ) { facts in
        let location = facts.redirection.location
        return .marks(
            location.ranges(.conflicting).map { .at($0, "another target than the first") }
                + location.ranges(.repeated).map { .at($0, "the same again", severity: .warning) }
        )
    }
}
