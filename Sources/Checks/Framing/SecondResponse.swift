import HTTPSyntax

extension Check {
    static let secondResponse = Check(
        id: "second-response",
        severity: .warning,
        summary: "Another response follows",
        explanation: """
            One request has one final response. A second one on the connection is an answer to another request, \
            or was injected; a client takes it for the answer to its next request.
            """,
        remedy:
            "Look at the framing of the first response and for a header value with line ends in it; a capture of several exchanges is best split.",
        references: [.rfc(9110, section: "15"), .rfc(9112, section: "11.1")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}‹HTTP/1.1 404 Not Found›\r\nContent-Length: 0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", raw: true)
        ]
    ) { facts in
        let octets = facts.message.octets
        return .marks(facts.framingFacts.followers.map { .at($0.range, "\(octets.text($0.range)) after the end of the message") })
    }
}
