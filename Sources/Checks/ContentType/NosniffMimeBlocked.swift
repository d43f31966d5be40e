extension Check {
    static let nosniffMimeBlocked = Check(
        id: "nosniff-mime-blocked",
        severity: .error,
        summary: "nosniff makes a browser refuse this type for its use",
        explanation: """
            With X-Content-Type-Options: nosniff a browser runs a script only with a JavaScript type, and applies a \
            style sheet only as text/css.
            """,
        remedy: "Send text/javascript for scripts and text/css for style sheets.",
        references: [
            .standard("Fetch, should response be blocked due to nosniff", "https://fetch.spec.whatwg.org/#x-content-type-options-header")
        ],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: ‹text/plain›
                X-Content-Type-Options: nosniff
                Content-Length: 2

                ok
                """,
                url: "https://www.example.com/app.js"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/javascript
                X-Content-Type-Options: nosniff
                Content-Length: 2

                ok
                """,
                url: "https://www.example.com/app.js"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/plain
                X-Content-Type-Options: nosniff
                Content-Length: 2

                ok
                """,
                url: "https://www.example.com/app.txt"
            ),
        ]
    ) { facts in
        guard let use = facts.negotiation.blockedUse, let range = facts.contentType.values.ranges.last else { return .nothing }
        return .findings([.at(range, "blocked as a \(use)")])
    }
}
