extension Check {
    static let revealingField = Check(
        id: "revealing-field",
        severity: .note,
        summary: "A field that tells about the software behind and helps no client",
        explanation: """
            Such fields cost octets in every answer and tell attackers where to begin.
            """,
        remedy: "Turn the field off in the framework, or drop it at the proxy.",
        references: [.standard("OWASP Secure Headers Project", "https://owasp.org/www-project-secure-headers/")],
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-Powered-By: ‹Express›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Server: nginx
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.revealingFields.map { .at($0.range, $0.name) })
    }
}
