extension Check {
    static let chunkExtension = Check(
        id: "chunk-extension",
        severity: .note,
        summary: "A chunk has extensions",
        explanation: """
            Nobody defines chunk extensions and recipients pass over them, each in its own way: where a parser \
            ends the line elsewhere, a request or response can be smuggled.
            """,
        remedy: "Send chunk sizes alone.",
        references: [.rfc(9112, section: "7.1.1")],
        affects: [.strictParsers, .proxies],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2‹;›a=b\r\n{}\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        guard !facts.framing.isChunkedNotApplied else { return .nothing }
        return .marks(facts.framing.chunkDefects.filter { $0.kind == .chunkExtension }.map { .at($0.range, "an extension begins here") })
    }
}
