import Evidence
import HTTPSemantics
import HTTPSyntax

extension Check {
    static let byterangesMalformed = Check(
        id: "byteranges-malformed",
        severity: .error,
        summary: "The parts of a multipart range body are broken",
        explanation: """
            Clients split the body at its boundaries and write each part to the place its Content-Range names. Where \
            fields are missing or run into the data, the file is spoiled.
            """,
        remedy: "Write each part as --boundary, its fields, an empty line and its octets, and end with --boundary--.",
        references: [.rfc(9110, section: "14.6"), .rfc(2046, section: "5.1.1")],
        affects: [.downloadManagers],
        implies: .degraded,
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/byteranges; boundary=B

                --B\r
                ‹\r
                ›Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/byteranges; boundary=B

                --B\r
                Content-Range: ‹bytes 0-4/9›\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-4")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: ‹multipart/byteranges; boundary=C›

                --B\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B--\r
                """,
                fields: [("Range", "bytes=0-1")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Type: multipart/byteranges; boundary=\"B C\"

                \r
                --B C\r
                Content-Range: bytes 0-1/9\r
                \r
                AB\r
                --B C\r
                Content-Range: bytes 4-5/9\r
                \r
                EF\r
                --B C--\r
                """,
                fields: [("Range", "bytes=0-1,4-5")]
            )
        ]
    ) { facts in
        guard let parts = facts.ranges.byteRanges else { return .nothing }
        return .marks(parts.defects.compactMap { mark($0, in: facts) })
    }
}

private func mark(_ defect: Defect<ByteRanges.Flaw>, in facts: Facts) -> Mark? {
    let base = facts.message.content.range.lowerBound
    let range = defect.range.lowerBound - base..<defect.range.upperBound - base
    let place = Location.octets(hop: facts.exchange.hop, part: .content, range: range)
    switch defect.kind {
    case .noDelimiter:
        return .at(facts.exchange.values("content-type").span, "the boundary does not occur in the content")
    // A body that was cut has its own finding.
    case .unterminated: return facts.message.framing.isComplete == false ? nil : .at(place, "no delimiter ends the last part")
    case .blankAfterDelimiter: return .at(place, "an empty line makes the fields a part of the data")
    case .noEmptyLine: return .at(place, "no empty line after the fields")
    case .missingContentRange: return .at(place, "the part has no Content-Range")
    case .invalidContentRange: return .at(place, "Content-Range of the part is malformed or impossible")
    case .lengthMismatch: return facts.message.framing.isComplete == false ? nil : .at(place, "the part has another length")
    case .bareLF: return .at(place, "the line ends in LF alone", severity: .warning)
    }
}
