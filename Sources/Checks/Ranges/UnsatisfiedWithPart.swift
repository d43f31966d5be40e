extension Check {
    static let unsatisfiedWithPart = Check(
        id: "unsatisfied-with-part",
        severity: .warning,
        summary: "416 states a part as if it sent one",
        explanation: """
            416 means that no part could be sent; its Content-Range is */total. A client that reads positions there \
            takes the error text for a piece of the file.
            """,
        remedy: "Send Content-Range: bytes */total.",
        references: [.rfc(9110, section: "14.4"), .rfc(9110, section: "15.5.17")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes ‹0-19›/20


                """,
                fields: [("Range", "bytes=20-")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes */20


                """,
                fields: [("Range", "bytes=20-")]
            )
        ]
    ) { facts in
        guard facts.message.status == 416, let first = facts.ranges.contentRange?.first, let last = facts.ranges.contentRange?.last
        else { return .nothing }
        return .findings([.at(first.range.lowerBound..<last.range.upperBound, "no part is sent with 416")])
    }
}
