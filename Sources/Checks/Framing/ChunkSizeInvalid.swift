extension Check {
    static let chunkSizeInvalid = Check(
        id: "chunk-size-invalid",
        severity: .error,
        summary: "A chunk size is empty or not hexadecimal",
        explanation: """
            Nothing after such a line can be trusted; a parser that reads an empty size as zero accepts a forged end.
            """,
        remedy: "Let one layer write the chunks: this comes from a script that prints sizes itself, or from two layers that both do.",
        references: [.rfc(9112, section: "7.1")],
        implies: .broken,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n‹z›z\r\nworld\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nA \r\nhelloworld\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        let faults = facts.framing.chunkDefects.filter { $0.kind == .invalidSize || $0.kind == .overlongLine || $0.kind == .missingDataEnd }
        guard !facts.framing.isChunkedNotApplied else { return .nothing }
        return .marks(
            faults.map { .at($0.range, $0.kind == .missingDataEnd ? "chunk data is not followed by a line end" : "no chunk size here") }
        )
    }
}
