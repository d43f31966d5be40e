extension Check {
    static let byterangesWithContentRange = Check(
        id: "byteranges-with-content-range",
        severity: .error,
        summary: "Content-Range in the head of a multipart body",
        explanation: """
            Each part says itself where it belongs. A client that sees Content-Range in the head takes the whole \
            multipart body for that one part.
            """,
        remedy: "Leave Content-Range out of the head.",
        references: [.rfc(9110, section: "15.3.7.2")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/byteranges; boundary=B
                Content-Range: ‹bytes 0-1/9›

                --B\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1,4-5")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/mixed; boundary=B
                Content-Range: bytes 0-9/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-9")]
            )
        ]
    ) { facts in
        guard facts.message.status == 206, facts.ranges.isMultipartDeclared, let field = facts.ranges.contentRange else { return .nothing }
        return .findings([.at(field.octets, "the parts say themselves where they belong")])
    }
}
