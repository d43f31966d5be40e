import HTTPSyntax

extension Check {
    static let transferCodingUnknown = Check(
        id: "transfer-coding-unknown",
        severity: .error,
        summary: "A transfer coding is not registered",
        explanation: """
            A recipient that does not know a transfer coding cannot read the content at all; it must refuse the \
            message.
            """,
        remedy: "Send chunked alone; compression belongs into Content-Encoding.",
        references: [.rfc(9112, section: "7"), .rfc(9112, section: "6.1")],
        implies: .degraded,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: ‹br›, chunked\r\n\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        let octets = facts.message.octets
        return .marks(
            facts.exchange.transferCodings.defects.filter { $0.kind == .unknown }.map {
                .at($0.range, "\(octets.text($0.range)) is no transfer coding")
            }
        )
    }
}
