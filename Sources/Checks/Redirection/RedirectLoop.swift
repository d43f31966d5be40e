extension Check {
    static let redirectLoop = Check(
        id: "redirect-loop",
        severity: .error,
        summary: "The redirect leads to the URL that was asked for",
        explanation: """
            The client asks again, gets the same answer, and gives up after some twenty rounds. Often a cookie that was to \
            end it is not kept, or a proxy that ends TLS does not tell the application.
            """,
        remedy: "Find out what the second request should have been different in: cookie, scheme, host or header.",
        references: [.rfc(9110, section: "15.4")],
        triggering: [
            """
            HTTP/1.1 302 Found
            Location: ‹https://www.example.com/›
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: ‹/#top›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 302 Found
            Location: /index.html
            Content-Length: 0


            """,
            Example(
                """
                HTTP/1.1 303 See Other
                Location: https://www.example.com/
                Content-Length: 0


                """,
                method: "POST"
            ),
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.kind == .location, redirection.isLoop, let value = redirection.location.value else { return .nothing }
        // Setting a cookie and asking again is a way to find out whether cookies are kept.
        let mayEnd = facts.cookies.entries.contains { $0.isAccepted && !$0.isDeletion }
        return .findings([
            .at(value, mayEnd ? "the same URL; only the cookie can end it" : "the same URL", severity: mayEnd ? .warning : nil)
        ])
    }
}
