import Evidence

extension Check {
    static let byterangesPartWithoutType = Check(
        id: "byteranges-part-without-type",
        severity: .note,
        summary: "A part of a multipart range body does not say its type",
        explanation: """
            The type of the file stands nowhere else: Content-Type of the response is multipart/byteranges.
            """,
        remedy: "Repeat Content-Type of the file in each part.",
        references: [.rfc(9110, section: "15.3.7.2")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/byteranges; boundary=B

                --B\r
                ‹Content-Range: bytes 0-1/9\r
                \r
                ›AB\r
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
                Content-Type: text/plain\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1,4-5")]
            )
        ]
    ) { facts in
        let base = facts.message.content.range.lowerBound
        return .marks(
            (facts.ranges.byteRanges?.parts ?? []).filter { !$0.hasContentType }.map { part in
                let range = part.fields.lowerBound - base..<part.fields.upperBound - base
                return .at(Location.octets(hop: facts.exchange.hop, part: .content, range: range), "no Content-Type")
            }
        )
    }
}
