extension Check {
    static let bodyExcess = Check(
        id: "body-excess",
        severity: .warning,
        summary: "Octets follow the end of the message",
        explanation: """
            The client cuts the body where the framing says it ends. What follows is lost, or is read as the start of \
            the next response on the connection.
            """,
        remedy:
            "Send exactly as many octets as Content-Length says, and nothing after the last chunk; look for a line end or a warning that a script prints after the body.",
        references: [.rfc(9112, section: "6.3"), .rfc(9112, section: "11.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5

            hello‹ world›
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5

            hello
            """,
            """
            HTTP/1.1 200 OK

            hello world
            """,
        ]
    ) { facts in
        let excess = facts.message.excess
        guard !excess.isEmpty, facts.framing.mode != .none else { return .nothing }
        return .findings([.at(excess, "\(excess.count) octets after the end of the message")])
    }
}
