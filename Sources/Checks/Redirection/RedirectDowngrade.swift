extension Check {
    static let redirectDowngrade = Check(
        id: "redirect-downgrade",
        severity: .warning,
        summary: "A redirect from https to http",
        explanation: """
            From here on everybody on the way can read and change what is sent. Many clients refuse such a redirect; cookies \
            that are Secure do not come along.
            """,
        remedy: "Redirect to https. Behind a proxy that ends TLS, tell the application the outer scheme.",
        references: [.rfc(9110, section: "15.4")],
        triggering: [
            """
            HTTP/1.1 302 Found
            Location: ‹http://www.example.com/login›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 302 Found
            Location: //www.example.com/login
            Content-Length: 0


            """,
            Example(
                """
                HTTP/1.1 302 Found
                Location: http://www.example.com/login
                Content-Length: 0


                """,
                url: "http://www.example.com/"
            ),
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.isDowngrade else { return .nothing }
        switch redirection.kind {
        case .location: return .marks(redirection.location.value.map { [.at($0, "from https to http")] } ?? [])
        case .refreshHeader: return .findings([.at(redirection.refreshRange, "from https to http")])
        case .metaRefresh: return .marks(redirection.metaRefresh.map { [.at(facts.textLocation($0.range), "from https to http")] } ?? [])
        case nil: return .nothing
        }
    }
}
