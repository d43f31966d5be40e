import HTTPSyntax

extension Check {
    static let closeNotAnnounced = Check(
        id: "close-not-announced",
        severity: .note,
        summary: "The close ends the body, and Connection: close does not say so",
        explanation: """
            HTTP/1.1 connections stay open unless the sender says that it will close. A client cannot tell a \
            planned close from a lost connection.
            """,
        remedy: "Send Connection: close, or better a Content-Length or chunked.",
        references: [.rfc(9112, section: "9.6"), .rfc(9112, section: "6.3")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n\r\na,b\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/csv\r\n\r\na,b\n", raw: true),
            Example("HTTP/1.0 200 OK\r\n\r\na,b\n", raw: true),
        ]
    ) { facts in
        guard facts.framing.mode == .untilClose, facts.message.version == .http11, !facts.message.content.isEmpty, !facts.exchange.isPasted,
            facts.message.head?.isTerminated == true
        else { return .nothing }
        let values = facts.message.values("connection")
        let announces = CommaList.members(of: values).contains { values.octets.matches($0, "close") }
        return announces ? .nothing : .findings([.absent("no Connection: close")])
    }
}
