extension Check {
    static let contentRangeLengthMismatch = Check(
        id: "content-range-length-mismatch",
        severity: .error,
        summary: "Content-Range and the length of the content disagree",
        explanation: """
            One of the two lies. The next resume starts where the client believes that it stands, and from there on \
            every octet is shifted.
            """,
        remedy: "Compute both from the same octets: the length is last - first + 1, of the coded form if a content coding is used.",
        references: [.rfc(9110, section: "14.4"), .rfc(9110, section: "8.6")],
        affects: [.downloadManagers],
        implies: .degraded,
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes ‹10-19›/20
                Content-Length: 8

                KLMNOPQR
                """,
                fields: [("Range", "bytes=10-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes ‹10-19›/20

                KLMNOPQR
                """,
                fields: [("Range", "bytes=10-")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 10-19/20
                Content-Length: 10

                KLMNOPQR
                """,
                fields: [("Range", "bytes=10-")]
            )
        ]
    ) { facts in
        let ranges = facts.ranges
        guard facts.message.status == 206, let mismatch = ranges.lengthMismatch, let first = ranges.contentRange?.first,
            let last = ranges.contentRange?.last
        else { return .nothing }
        return .findings([.at(first.range.lowerBound..<last.range.upperBound, "\(mismatch.stated) octets stated, \(mismatch.sent) sent")])
    }
}
