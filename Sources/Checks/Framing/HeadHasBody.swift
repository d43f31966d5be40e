extension Check {
    static let headHasBody = Check(
        id: "head-has-body",
        severity: .error,
        summary: "Octets follow the answer to HEAD",
        explanation: """
            The answer to HEAD ends with its head. What follows is read as the start of the next response on the \
            connection.
            """,
        remedy: "Answer HEAD without a body; frameworks do so when the method is not handled by hand.",
        references: [.rfc(9110, section: "9.3.2"), .rfc(9112, section: "6.3")],
        implies: .degraded,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n‹{}›", method: "HEAD", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n", method: "HEAD", raw: true),
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", raw: true),
        ]
    ) { facts in
        let excess = facts.message.excess
        guard facts.exchange.method == "HEAD", !excess.isEmpty, facts.message.head != nil, facts.framingFacts.followers.isEmpty else {
            return .nothing
        }
        return .findings([.at(excess, "\(excess.count) octets, where there is no body")])
    }
}
