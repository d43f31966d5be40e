extension Check {
    static let chunkedIncomplete = Check(
        id: "chunked-incomplete",
        severity: .error,
        summary: "The closing chunk, or part of a chunk, is missing",
        explanation: """
            The connection closed before the last chunk of size zero. The text may look whole and lack its end, and no \
            client may treat it as complete.
            """,
        remedy: "Look for a crash or time-out while the body was written, and for a proxy that closes long answers.",
        references: [.rfc(9112, section: "8"), .rfc(9112, section: "7.1")],
        implies: .broken,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n‹›", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        let framing = facts.framing
        let message = facts.message
        let hasFault = framing.chunkDefects.contains { $0.kind == .invalidSize || $0.kind == .overlongLine || $0.kind == .missingDataEnd }
        guard framing.mode == .chunked, framing.isComplete == false, !framing.isChunkedNotApplied, !hasFault else { return .nothing }
        let end = max(message.framed.upperBound, message.trailerRange.upperBound)
        let detail =
            framing.missing > 0
            ? "the last chunk lacks \(framing.missing) octets"
            : framing.sawLastChunk
                ? "the empty line after the last chunk is missing" : "no closing chunk after \(framing.chunkCount) chunks"
        return .findings([.at(end..<end, detail)])
    }
}
