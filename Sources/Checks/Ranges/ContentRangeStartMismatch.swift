extension Check {
    static let contentRangeStartMismatch = Check(
        id: "content-range-start-mismatch",
        severity: .error,
        summary: "The part starts elsewhere than asked",
        explanation: """
            A client that appends without looking at Content-Range writes these octets to the wrong place; one that \
            looks must throw them away.
            """,
        remedy: "Send the part that was asked for, or the whole with 200.",
        references: [.rfc(9110, section: "14.2"), .rfc(9110, section: "15.3.7.1")],
        affects: [.downloadManagers],
        implies: .degraded,
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes ‹0›-9/10

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=5-")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=-10")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 10-19/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=10-4095")]
            ),
        ]
    ) { facts in
        let ranges = facts.ranges
        guard facts.message.status == 206, let first = ranges.contentRange?.first, let asked = ranges.requestedFirst, asked != first.value,
            ranges.requested?.specs.count == 1, ranges.contentRange?.isValid ?? false
        else { return .nothing }
        return .findings([.at(first.range, "asked from \(asked), sent from \(first.value)")])
    }
}
