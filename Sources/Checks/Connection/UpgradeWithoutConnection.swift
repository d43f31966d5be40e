extension Check {
    static let upgradeWithoutConnection = Check(
        id: "upgrade-without-connection",
        severity: .warning,
        summary: "Upgrade without Connection: upgrade",
        explanation: """
            Upgrade is for the next hop; a proxy that is not told so passes it on to a client that never asked.
            """,
        remedy: "Add upgrade to Connection.",
        references: [.rfc(9110, section: "7.8")],
        affects: [.proxies],
        triggering: [
            """
            HTTP/1.1 200 OK
            Upgrade: ‹websocket›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Upgrade: websocket
            Connection: Upgrade
            Content-Length: 0


            """
        ]
    ) { facts in
        guard facts.upgrades.lacksConnection else { return .nothing }
        return .findings([.at(facts.exchange.values("upgrade").span, "Connection does not name it")])
    }
}
