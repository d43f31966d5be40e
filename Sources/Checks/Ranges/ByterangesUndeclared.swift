extension Check {
    static let byterangesUndeclared = Check(
        id: "byteranges-undeclared",
        severity: .error,
        summary: "Several parts under a type that does not say so",
        explanation: """
            The body is a multipart with boundaries and fields of its own, but Content-Type names the type of the file. \
            Clients write the boundaries into the file.
            """,
        remedy: "Send Content-Type: multipart/byteranges; boundary=… with several parts, the type of the file within each.",
        references: [.rfc(9110, section: "14.6"), .rfc(9110, section: "15.3.7.2")],
        affects: [.downloadManagers],
        implies: .degraded,
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: ‹video/mp4›

                --B\r
                Content-Type: video/mp4\r
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
                Content-Type: multipart/byteranges; boundary=B

                --B\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B\r
                Content-Range: bytes 4-5/9\r
                \r
                EF\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1,4-5")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: text/plain
                Content-Range: bytes 0-9/20

                --B\r
                hello
                """,
                fields: [("Range", "bytes=0-9")]
            ),
        ]
    ) { facts in
        guard let parts = facts.ranges.byteRanges, parts.count > 0, !facts.ranges.isMultipartDeclared else { return .nothing }
        let type = facts.exchange.values("content-type")
        let detail = "the body holds \(parts.count) part(s) with fields of their own"
        return .findings([type.isEmpty ? .absent(detail) : .at(type.span, detail)])
    }
}
