extension Check {
    static let staleBytesSuspected = Check(
        id: "stale-bytes-suspected",
        severity: .warning,
        summary: "The octets before the status line look like the rest of an earlier response",
        explanation: """
            A connection was used again before its last answer was read to the end; the next client may get somebody \
            else's octets.
            """,
        remedy: "Close the connection after an answer whose end is uncertain, on both sides.",
        references: [.rfc(9112, section: "9.3"), .rfc(9112, section: "11.2")],
        implies: .degraded,
        triggering: [
            Example("‹</html>\r\n›HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 0

            """
        ]
    ) { facts in
        let leading = facts.message.leading
        guard !leading.isEmpty else { return .nothing }
        return .findings([.at(leading, "\(leading.count) octets that belong to no message")])
    }
}
