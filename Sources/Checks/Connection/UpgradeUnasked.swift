extension Check {
    static let upgradeUnasked = Check(
        id: "upgrade-unasked",
        severity: .error,
        summary: "The protocol is switched to one that was not asked for",
        explanation: """
            A client that did not offer the protocol cannot read what follows 101.
            """,
        remedy: "Answer 101 to requests with Upgrade alone, with a protocol from its list.",
        references: [.rfc(9110, section: "15.2.2"), .rfc(9110, section: "7.8")],
        triggering: [
            """
            HTTP/1.1 ‹101› Switching Protocols
            Connection: upgrade
            Upgrade: websocket


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 101 Switching Protocols
                Connection: upgrade
                Upgrade: websocket


                """,
                fields: [("Upgrade", "WebSocket")]
            )
        ]
    ) { facts in
        guard facts.status.code == 101, let line = facts.status.statusLine, let asked = facts.upgrades.asked else { return .nothing }
        let strange = facts.upgrades.offered.members.filter { !asked.contains($0.lowercased) }
        guard !strange.isEmpty else { return .nothing }
        return .findings([.at(line.codeRange, "\(strange.map(\.text).joined(separator: ", ")) was not offered")])
    }
}
