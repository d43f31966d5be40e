extension Check {
    static let bytesBeforeStatusLine = Check(
        id: "bytes-before-status-line",
        severity: .error,
        summary: "Octets precede the status line",
        explanation: """
            They spoil the status line: clients report a malformed response, or an HTTP/0.9 body. Usually an earlier \
            answer on the connection sent more than it declared.
            """,
        remedy:
            "Look at the response before this one on the same connection: a body after 204 or 304, or a Content-Length that is too small.",
        references: [.rfc(9112, section: "2.1"), .rfc(9112, section: "6.3")],
        implies: .degraded,
        triggering: [
            Example("‹\"\"›HTTP/1.1 204 No Content\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content

            """
        ]
    ) { facts in
        let leading = facts.message.leading
        guard !leading.isEmpty else { return .nothing }
        return .findings([.at(leading, "\(leading.count) octets before the status line")])
    }
}
