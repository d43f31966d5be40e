extension Check {
    static let byterangesForOneRange = Check(
        id: "byteranges-for-one-range",
        severity: .error,
        summary: "A multipart body in answer to a single range",
        explanation: """
            A client that asks for one range need not understand multipart, and writes boundaries and part fields into \
            its file.
            """,
        remedy: "Send a single part with Content-Range in the head.",
        references: [.rfc(9110, section: "15.3.7.2")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: ‹multipart/byteranges; boundary=B›

                --B\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1")]
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
                --B--\r
                """,
                fields: [("Range", "bytes=0-1,20-21")]
            )
        ]
    ) { facts in
        guard facts.message.status == 206, facts.ranges.isMultipartDeclared, facts.ranges.requested?.specs.count == 1 else {
            return .nothing
        }
        return .findings([.at(facts.exchange.values("content-type").span, "one range was asked for")])
    }
}
