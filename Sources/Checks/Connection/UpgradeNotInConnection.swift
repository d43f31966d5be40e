import HTTPSyntax

extension Check {
    static let upgradeNotInConnection = Check(
        id: "upgrade-not-in-connection",
        severity: .warning,
        summary: "Upgrade without Connection: upgrade",
        explanation: """
            A proxy forwards Upgrade unless Connection names it, so that a client behind it tries a protocol \
            that the proxy does not speak.
            """,
        remedy: "Send Connection: upgrade beside Upgrade.",
        references: [.rfc(9110, section: "7.8")],
        affects: [.proxies],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nUpgrade: ‹websocket›\r\nContent-Length: 0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nConnection: upgrade\r\nUpgrade: websocket\r\nContent-Length: 0\r\n\r\n", raw: true)
        ]
    ) { facts in
        let values = facts.message.values("connection")
        let isNamed = CommaList.members(of: values).contains { values.octets.matches($0, "upgrade") }
        guard !isNamed, !facts.exchange.isPasted else { return .nothing }
        return .marks(facts.message.values("upgrade").ranges.map { .at($0, "Connection does not name upgrade") })
    }
}
