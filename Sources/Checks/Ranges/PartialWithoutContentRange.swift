extension Check {
    static let partialWithoutContentRange = Check(
        id: "partial-without-content-range",
        severity: .error,
        summary: "206 does not say which part it is",
        explanation: """
            Without Content-Range nobody knows where these octets belong. Clients append them wherever they stand, and \
            the file is too long or shifted.
            """,
        remedy: "Send Content-Range: bytes first-last/total with each 206 of a single part.",
        references: [.rfc(9110, section: "15.3.7.1"), .rfc(9110, section: "14.4")],
        affects: [.downloadManagers, .everyClient],
        implies: .degraded,
        triggering: [
            Example(
                """
                HTTP/1.1 ‹206› Partial Content

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/byteranges; boundary=B

                --B\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1,4-5")]
            ),
        ]
    ) { facts in
        let ranges = facts.ranges
        guard facts.message.status == 206, ranges.contentRange == nil, !ranges.isMultipartDeclared, ranges.byteRanges == nil,
            let status = facts.message.head?.statusLine.codeRange
        else { return .nothing }
        return .findings([.at(status, "there is no Content-Range")])
    }
}
