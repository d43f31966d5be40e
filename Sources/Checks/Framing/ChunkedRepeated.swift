extension Check {
    static let chunkedRepeated = Check(
        id: "chunked-repeated",
        severity: .error,
        summary: "chunked is applied more than once",
        explanation: """
            One layer of chunks is removed and the sizes of the inner one stay in the content, or the message is \
            refused.
            """,
        remedy: "Let one layer write the chunks.",
        references: [.rfc(9112, section: "6.1"), .rfc(9112, section: "7")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked, ‹chunked›\r\n\r\n0\r\n\r\n", raw: true),
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: ‹chunked›\r\n\r\n0\r\n\r\n", raw: true),
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        return .marks(facts.exchange.transferCodings.defects.filter { $0.kind == .chunkedRepeated }.map { .at($0.range, "chunked again") })
    }
}
