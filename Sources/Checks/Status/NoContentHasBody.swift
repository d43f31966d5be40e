extension Check {
    static let noContentHasBody = Check(
        id: "no-content-has-body",
        severity: .warning,
        summary: "204 with a body or a length",
        explanation: """
            204 has no content by definition. The octets stay on the connection and spoil the next answer, or raise a \
            protocol error.
            """,
        remedy: "Send 204 with neither Content-Length nor body, or 200 with the body.",
        references: [.rfc(9110, section: "15.3.5"), .rfc(9110, section: "8.6"), .rfc(9112, section: "6.3")],
        triggering: [
            """
            HTTP/1.1 204 No Content
            Content-Length: 2

            ‹{}›
            """,
            """
            HTTP/1.1 204 No Content
            Content-Length: ‹2›

            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content

            """
        ]
    ) { facts in
        guard facts.status.code == 204, facts.exchange.method != "HEAD" else { return .nothing }
        let excess = facts.message.excess
        if !excess.isEmpty { return .findings([.at(excess, "\(excess.count) octets after a status that has no content")]) }
        guard let octets = facts.framing.contentLength.octets, !facts.exchange.isPasted else { return .nothing }
        return .findings([.at(octets, "a length, where there is no content")])
    }
}
