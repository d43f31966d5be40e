extension Check {
    static let transferEncodingWithoutBody = Check(
        id: "transfer-encoding-without-body",
        severity: .error,
        summary: "Transfer-Encoding where no body is possible",
        explanation: """
            A 204 or a 1xx ends with its head. A client that believes the field waits for chunks that do not \
            come, or reads the next response as chunks.
            """,
        remedy: "Send no Transfer-Encoding with 1xx and 204.",
        references: [.rfc(9112, section: "6.1")],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\nTransfer-Encoding: ‹chunked›\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 304 Not Modified\r\nTransfer-Encoding: chunked\r\n\r\n", raw: true)
        ]
    ) { facts in
        guard let status = facts.message.status, status == 204 || (100..<200).contains(status), !facts.exchange.isPasted else {
            return .nothing
        }
        return .marks(facts.framing.transferEncoding.codings.prefix(1).map { .at($0.range, "\(status) has no body") })
    }
}
