extension Check {
    static let anotherProtocolFollows = Check(
        id: "another-protocol-follows",
        severity: .note,
        summary: "The octets after this head are another protocol",
        explanation: """
            After 101, or a 2xx to CONNECT, the connection does not speak HTTP any more, so the octets are not \
            read here.
            """,
        remedy: "Nothing is wrong; look at them with a tool for that protocol.",
        references: [.rfc(9110, section: "15.2.2"), .rfc(9110, section: "9.3.6")],
        triggering: [
            Example("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n‹ab›", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n", raw: true)
        ]
    ) { facts in
        let isTunnel = facts.exchange.method == "CONNECT" && facts.message.status.map { (200..<300).contains($0) } ?? false
        let excess = facts.message.excess
        guard facts.message.status == 101 || isTunnel, !excess.isEmpty else { return .nothing }
        return .findings([.at(excess, "\(excess.count) octets of another protocol")])
    }
}
