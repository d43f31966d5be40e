extension Check {
    static let trailerWithoutChunks = Check(
        id: "trailer-without-chunks",
        severity: .warning,
        summary: "Trailer is announced, but the body is not chunked",
        explanation: """
            Only a chunked body has a trailer section. Whoever waits for the announced field waits in vain.
            """,
        remedy: "Send the body chunked, or the field in the head.",
        references: [.rfc(9110, section: "6.6.2"), .rfc(9112, section: "7.1.2")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTrailer: ‹X-Checksum›\r\n\r\n{}", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTrailer: X-Checksum\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Checksum: 51\r\n\r\n", raw: true)
        ]
    ) { facts in
        let mode = facts.framing.mode
        guard mode == .contentLength || mode == .untilClose, !facts.exchange.isPasted, facts.framing.transferEncoding.isEmpty else {
            return .nothing
        }
        return .marks(facts.message.values("trailer").ranges.map { .at($0, "no trailer section can follow") })
    }
}
