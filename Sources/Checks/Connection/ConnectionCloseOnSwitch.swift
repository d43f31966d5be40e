extension Check {
    static let connectionCloseOnSwitch = Check(
        id: "connection-close-on-switch",
        severity: .warning,
        summary: "Connection: close where the connection goes on",
        explanation: """
            After 101, or a 2xx to CONNECT, the connection carries another protocol; closing it would end what \
            was just agreed.
            """,
        remedy: "Leave close out.",
        references: [.rfc(9112, section: "9.6")],
        triggering: [
            Example(
                """
                HTTP/1.1 101 Switching Protocols
                Upgrade: websocket
                Connection: upgrade, ‹close›


                """,
                fields: [("Upgrade", "websocket")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 101 Switching Protocols
                Upgrade: websocket
                Connection: upgrade


                """,
                fields: [("Upgrade", "websocket")]
            ),
            """
            HTTP/1.1 200 OK
            Connection: close
            Content-Length: 0


            """,
        ]
    ) { facts in
        let isTunnel = facts.requestContext.method == "CONNECT" && facts.status.isSuccess
        guard facts.status.code == 101 || isTunnel else { return .nothing }
        return .marks(
            facts.upgrades.persistence.options.members.filter { $0.lowercased == "close" }.map {
                .at($0.range, "the connection is used on")
            }
        )
    }
}
