extension Check {
    static let bodyTruncated = Check(
        id: "body-truncated",
        severity: .error,
        summary: "Fewer body octets arrived than Content-Length promised",
        explanation: """
            A recipient that trusts the field waits for octets that never come, then reports a lost connection, or \
            keeps half a file.
            """,
        remedy: "Let the server or framework compute Content-Length from the octets it sends, and look for a proxy that cuts long answers.",
        references: [.rfc(9112, section: "6.3"), .rfc(9110, section: "8.6")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: ‹10›

            hello
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5

            hello
            """,
            Example(
                """
                HTTP/1.1 200 OK
                Content-Length: 10

                """,
                method: "HEAD"
            ),
        ]
    ) { facts in
        let framing = facts.framing
        guard framing.mode == .contentLength, framing.missing > 0, let octets = framing.contentLength.octets else { return .nothing }
        return .findings([
            .at(octets, "declared \(framing.declaredLength ?? 0) octets, received \(framing.received), \(framing.missing) are missing")
        ])
    }
}
