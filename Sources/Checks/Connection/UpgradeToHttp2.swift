extension Check {
    static let upgradeToHttp2 = Check(
        id: "upgrade-to-http2",
        severity: .warning,
        summary: "HTTP/2 is offered by Upgrade",
        explanation: """
            h2 is agreed on within the TLS handshake and never by Upgrade, and h2c has no place over TLS. Some \
            clients close the connection when they see it.
            """,
        remedy: "Turn the announcement off (in Apache: Protocols without h2, or Header unset Upgrade).",
        references: [.rfc(9113, section: "3.2"), .rfc(9113, section: "3.1")],
        affects: [.strictParsers, .urlSession],
        triggering: [
            """
            HTTP/1.1 200 OK
            Connection: Upgrade
            Upgrade: ‹h2,h2c›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Connection: Upgrade
                Upgrade: h2c
                Content-Length: 0


                """,
                url: "http://www.example.com/"
            )
        ]
    ) { facts in
        let names = facts.upgrades.offered.members.map(\.lowercased)
        let isWrong = names.contains("h2") || names.contains("h2c") && facts.security.isSecure == true
        guard isWrong else { return .nothing }
        return .findings([.at(facts.exchange.values("upgrade").span, "never agreed on by Upgrade")])
    }
}
