extension Check {
    static let rangeOfEncoded = Check(
        id: "range-of-encoded",
        severity: .note,
        summary: "The part is a slice of a compressed form",
        explanation: """
            Positions count octets of the compressed form, so that the slice cannot be decoded alone, and libraries that \
            undo the coding of each answer fail on it. Only the joined whole can be decoded.
            """,
        remedy: "For resumable downloads serve the file without content coding, or ask with Accept-Encoding: identity.",
        references: [.rfc(9110, section: "14.1.2"), .rfc(9110, section: "15.3.7")],
        affects: [.downloadManagers, .urlSession, .okHTTP],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Encoding: ‹gzip›
                Content-Range: bytes 40-49/168

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=40-49")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Encoding: identity
                Content-Range: bytes 40-49/168

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=40-49")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Encoding: gzip
                Content-Range: bytes 0-9/10

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
        ]
    ) { facts in
        let ranges = facts.ranges
        guard facts.message.status == 206, ranges.isEncoded, ranges.contentRange != nil, !ranges.isWhole else { return .nothing }
        return .findings([.at(facts.exchange.values("content-encoding").span, "the slice cannot be decoded alone")])
    }
}
