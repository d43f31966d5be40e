extension Check {
    static let resetContentHasBody = Check(
        id: "reset-content-has-body",
        severity: .error,
        summary: "205 with a body",
        explanation: """
            205 asks to clear a form and has no content. Clients that hold it to that read the octets as the \
            next response.
            """,
        remedy: "Send 205 with Content-Length: 0, or 200 with the body.",
        references: [.rfc(9110, section: "15.3.6")],
        triggering: [
            Example("HTTP/1.1 205 Reset Content\r\nContent-Length: 2\r\n\r\n‹{}›", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 205 Reset Content\r\nContent-Length: 0\r\n\r\n", raw: true)
        ]
    ) { facts in
        guard facts.message.status == 205, !facts.message.content.isEmpty else { return .nothing }
        return .findings([.at(facts.message.framed, "\(facts.message.content.count) octets of content")])
    }
}
