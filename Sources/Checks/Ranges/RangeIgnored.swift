extension Check {
    static let rangeIgnored = Check(
        id: "range-ignored",
        severity: .warning,
        summary: "A part was asked for, and the whole came",
        explanation: """
            A server may do so, but a client that does not look at the status appends the whole to the half it has. One \
            that does look has to start over, and a player cannot jump.
            """,
        remedy: "Support ranges for this resource, or say Accept-Ranges: none so that clients do not try.",
        references: [.rfc(9110, section: "14.2"), .rfc(9110, section: "15.3.7")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹200› OK
                Content-Length: 10

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=5-")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                ETag: "b"

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=5-"), ("If-Range", "\"a\"")]
            ),
            Example(
                """
                HTTP/1.1 200 OK

                ABCDEFGHIJ
                """,
                fields: [("Range", "lines=5-")]
            ),
        ]
    ) { facts in
        guard facts.ranges.wasIgnored, let status = facts.message.head?.statusLine.codeRange else { return .nothing }
        // From the first octet to the end the whole is what was asked for.
        let isWhole = facts.ranges.requested?.specs == [.from(first: 0, last: nil)]
        return .findings([.at(status, "Range: \(facts.exchange.requestField("range") ?? "")", severity: isWhole ? .note : nil)])
    }
}
