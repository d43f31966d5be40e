extension Check {
    static let bodyTruncated = Check(
        id: "body-truncated",
        severity: .error,
        summary: "Fewer body octets arrived than Content-Length promised",
        explanation: """
            A recipient that trusts the field waits for octets that never come, then reports a lost connection, or keeps \
            half a file.
            """,
        remedy: "Let the server or framework compute Content-Length from the octets it sends.",
        references: [.rfc(9112, section: "6.3"), .rfc(9110, section: "8.6")],
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
            """
        ]
    ) { facts in
        let framing = facts.message.framing
        guard framing.mode == .contentLength, framing.missing > 0, let octets = framing.contentLength.octets else { return .nothing }
        return .findings([.at(octets, "declared \(framing.declaredLength ?? 0) octets, received \(framing.received)")])
    }
}
