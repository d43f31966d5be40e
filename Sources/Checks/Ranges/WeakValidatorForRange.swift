extension Check {
    static let weakValidatorForRange = Check(
        id: "weak-validator-for-range",
        severity: .warning,
        summary: "A part was granted on a weak validator",
        explanation: """
            A weak validator does not promise the same octets. Two versions that mean the same may differ in each octet, \
            and the joined file is of neither.
            """,
        remedy: "Compare If-Range strongly: answer a weak tag, or a date less than a minute old, with the whole. Send a strong ETag.",
        references: [.rfc(9110, section: "13.1.5"), .rfc(9110, section: "8.8.1")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                ETag: ‹W/"a"›
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-"), ("If-Range", "W/\"a\"")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                ETag: "a"
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-"), ("If-Range", "\"a\"")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                ETag: W/"a"
                Content-Range: bytes 0-9/10

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            ),
        ]
    ) { facts in
        let ranges = facts.ranges
        let tag = facts.validators.etag.tag
        let place = tag?.range ?? facts.validators.lastModified.octets ?? facts.message.head?.statusLine.codeRange
        guard let place else { return .nothing }
        if ranges.ifRangeTrouble == .weak { return .findings([.at(place, "If-Range: \(facts.exchange.requestField("if-range") ?? "")")]) }
        // Nothing was granted on it, but nothing better is there to join the parts by.
        guard facts.message.status == 206, ranges.ifRange == nil, tag?.isWeak ?? false, !facts.validators.isLastModifiedStrong,
            !ranges.isWhole
        else { return .nothing }
        return .findings([.at(place, "no strong validator vouches for joining the parts", severity: .note)])
    }
}
