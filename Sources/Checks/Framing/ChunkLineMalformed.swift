extension Check {
    static let chunkLineMalformed = Check(
        id: "chunk-line-malformed",
        severity: .warning,
        summary: "A chunk line is not size and CRLF alone",
        explanation: """
            Blanks beside the size and lines that end in LF are forgiven by many clients and refused by strict \
            ones (Node.js among them).
            """,
        remedy: "Write the size in hexadecimal digits and CRLF, nothing else.",
        references: [.rfc(9112, section: "7.1")],
        affects: [.strictParsers, .proxies],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2‹ ›\r\n{}\r\n0\r\n\r\n", raw: true),
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2‹\n›{}\r\n0\r\n\r\n", raw: true),
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        guard !facts.framing.isChunkedNotApplied, !facts.exchange.isPasted else { return .nothing }
        return .marks(
            facts.framing.chunkDefects.filter { $0.kind == .bareLF || $0.kind == .blankBesideSize }.map {
                .at($0.range, $0.kind == .bareLF ? "LF alone" : "a blank beside the size")
            }
        )
    }
}
