extension Check {
    static let upgradeRequiredThoughOffered = Check(
        id: "upgrade-required-though-offered",
        severity: .warning,
        summary: "426 although the request offered the protocol",
        explanation: """
            The client did what the answer asks for.
            """,
        remedy: "Answer 101, or name a protocol that was not offered.",
        references: [.rfc(9110, section: "15.5.22")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹426› Upgrade Required
                Connection: upgrade
                Upgrade: websocket
                Content-Length: 0


                """,
                fields: [("Upgrade", "websocket")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 426 Upgrade Required
                Connection: upgrade
                Upgrade: websocket
                Content-Length: 0


                """,
                fields: [("Upgrade", "foo/2")]
            )
        ]
    ) { facts in
        guard facts.status.code == 426, let line = facts.status.statusLine, let asked = facts.upgrades.asked else { return .nothing }
        guard facts.upgrades.offered.members.contains(where: { asked.contains($0.lowercased) }) else { return .nothing }
        return .findings([.at(line.codeRange, "the request offered it")])
    }
}
