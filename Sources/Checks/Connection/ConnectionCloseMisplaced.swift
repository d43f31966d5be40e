import HTTPSyntax

extension Check {
    static let connectionCloseMisplaced = Check(
        id: "connection-close-misplaced",
        severity: .warning,
        summary: "Connection: close where the connection must stay",
        explanation: """
            After a 1xx the final response is still to come, and after a 2xx to CONNECT the connection is the \
            tunnel. A client that closes loses both.
            """,
        remedy: "Send Connection: close with the final response.",
        references: [.rfc(9112, section: "9.6")],
        triggering: [
            Example("HTTP/1.1 103 Early Hints\r\nConnection: ‹close›\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", raw: true),
            Example("HTTP/1.1 200 OK\r\nConnection: ‹close›\r\n\r\n", method: "CONNECT", raw: true),
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n", raw: true)
        ]
    ) { facts in
        let isTunnel = facts.exchange.method == "CONNECT" && facts.message.status.map { (200..<300).contains($0) } ?? false
        let sections = facts.message.interim.map(\.fields) + (isTunnel ? [facts.message.fields] : [])
        return .marks(
            sections.flatMap { section in
                let values = section.values("connection")
                return CommaList.members(of: values).filter { values.octets.matches($0, "close") }.map { Mark.at($0, "too early") }
            }
        )
    }
}
