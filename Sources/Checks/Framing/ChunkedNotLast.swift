extension Check {
    static let chunkedNotLast = Check(
        id: "chunked-not-last",
        severity: .error,
        summary: "chunked is not the last transfer coding",
        explanation: """
            Only chunked as the last coding says where the body ends. Here the close of the connection does, and \
            what is inside is a guess; many clients refuse it.
            """,
        remedy: "Apply chunked last: Transfer-Encoding: gzip, chunked.",
        references: [.rfc(9112, section: "6.1"), .rfc(9112, section: "6.3")],
        implies: .degraded,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: ‹chunked›, gzip\r\n\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        return .marks(
            facts.exchange.transferCodings.defects.filter { $0.kind == .chunkedNotLast }.map { .at($0.range, "another coding follows") }
        )
    }
}
