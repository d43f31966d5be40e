extension Check {
    static let transferCodingIdentity = Check(
        id: "transfer-coding-identity",
        severity: .note,
        summary: "identity is named as a transfer coding",
        explanation: """
            identity was withdrawn from the transfer codings in 2014; some parsers take it for an unknown coding \
            and refuse the message.
            """,
        remedy: "Leave the field away when nothing is coded.",
        references: [.rfc(9112, section: "7"), .rfc(9112, section: "6.1")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: ‹identity›\r\n\r\n{}", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", raw: true)
        ]
    ) { facts in
        return .marks(facts.exchange.transferCodings.defects.filter { $0.kind == .identity }.map { .at($0.range, "nothing is coded") })
    }
}
