extension Check {
    static let noStatusLine = Check(
        id: "no-status-line",
        severity: .error,
        summary: "There is no status line",
        explanation: """
            Octets without a status line are no HTTP response since HTTP/1.0. Modern clients refuse them; very old \
            ones show them as HTTP/0.9.
            """,
        remedy: "Check that the port speaks HTTP (and not TLS or another protocol), and that the capture begins at the first octet.",
        references: [.rfc(9112, section: "4")],
        implies: .notHTTP,
        triggering: [
            Example("‹G›arbage that is no response", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content

            """
        ]
    ) { facts in
        let message = facts.message
        guard message.head == nil, message.interim.isEmpty else { return .nothing }
        guard !message.octets.isEmpty else { return .findings([.absent("no octets at all")]) }
        return .findings([.at(0..<1, "\(message.octets.count) octets, none of them a status line")])
    }
}
