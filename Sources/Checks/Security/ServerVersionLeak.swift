extension Check {
    static let serverVersionLeak = Check(
        id: "server-version-leak",
        severity: .note,
        summary: "Exact versions of the software are shown",
        explanation: """
            Whoever looks for hosts with a known hole finds them by such fields.
            """,
        remedy: "Turn versions off, such as with ServerTokens Prod, server_tokens off or expose_php off.",
        references: [.rfc(9110, section: "10.2.4")],
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Server: Apache/‹2.4.57› (Unix)
            X-Powered-By: PHP/‹8.1.2›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-AspNet-Version: ‹4.0.30319›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Server: nginx
            X-Powered-By: Express
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.versions.map { .at($0, "a version number") })
    }
}
