extension Check {
    static let bodyEndUnknown = Check(
        id: "body-end-unknown",
        severity: .note,
        summary: "Only the close of the connection ends the body",
        explanation: """
            A dropped connection cannot be told from a finished body, progress cannot be shown, and the connection \
            cannot be used again.
            """,
        remedy: "Send Content-Length, or chunked when the size is not known.",
        references: [.rfc(9112, section: "6.3"), .rfc(9112, section: "8")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/csv

            a,b
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 3

            a,b
            """,
            """
            HTTP/1.1 301 Moved Permanently
            Location: /new

            """,
        ]
    ) { facts in
        guard facts.framing.mode == .untilClose, facts.message.head != nil, !facts.message.content.isEmpty, !facts.exchange.isPasted else {
            return .nothing
        }
        return .findings([.absent("neither Content-Length nor chunked: \(facts.framing.received) octets until the close")])
    }
}
