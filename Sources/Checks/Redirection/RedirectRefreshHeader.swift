extension Check {
    static let redirectRefreshHeader = Check(
        id: "redirect-refresh-header",
        severity: .note,
        summary: "The redirect is in the Refresh field",
        explanation: """
            Browsers follow it after the delay; other clients, crawlers and tools do not.
            """,
        remedy: "Use a redirect status with Location.",
        references: [
            .standard(
                "HTML Standard, the Refresh header",
                "https://html.spec.whatwg.org/multipage/document-lifecycle.html#the-refresh-header"
            )
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Refresh: ‹0; url=/new-home›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Refresh: 30
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: /a
            Refresh: 0; url=/b
            Content-Length: 0


            """,
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.kind == .refreshHeader else { return .nothing }
        return .findings([.at(redirection.refreshRange, "leads to \(redirection.target ?? "no URL")")])
    }
}
