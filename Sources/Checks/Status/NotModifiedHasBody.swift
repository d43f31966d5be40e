extension Check {
    static let notModifiedHasBody = Check(
        id: "not-modified-has-body",
        severity: .error,
        summary: "304 followed by body octets",
        explanation: """
            304 ends with its head. What follows is read as the start of the next response on the connection.
            """,
        remedy: "Send no body with 304; Content-Length may state the size of the stored page, and many clients still stumble over it.",
        references: [.rfc(9110, section: "15.4.5"), .rfc(9112, section: "6.3")],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 304 Not Modified
            ETag: "a"

            ‹x›
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 304 Not Modified
            ETag: "a"
            Content-Length: 99

            """
        ]
    ) { facts in
        let excess = facts.message.excess
        guard facts.status.code == 304, !excess.isEmpty else { return .nothing }
        return .findings([.at(excess, "\(excess.count) octets after a status that has no content")])
    }
}
