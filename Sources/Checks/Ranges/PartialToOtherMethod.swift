extension Check {
    static let partialToOtherMethod = Check(
        id: "partial-to-other-method",
        severity: .error,
        summary: "206 to a method other than GET",
        explanation: """
            Range is defined for GET alone; with any other method the field must be ignored, and clients do not expect a \
            part.
            """,
        remedy: "Ignore Range unless the method is GET.",
        references: [.rfc(9110, section: "14.2")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹206› Partial Content
                Content-Range: bytes 0-9/20

                ABCDEFGHIJ
                """,
                method: "POST",
                fields: [("Range", "bytes=0-9")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-9/20

                ABCDEFGHIJ
                """,
                method: "GET",
                fields: [("Range", "bytes=0-9")]
            )
        ]
    ) { facts in
        // A server that answers HEAD as it would answer GET does no harm: there is no content.
        guard facts.message.status == 206, !["GET", "HEAD"].contains(facts.exchange.method),
            let status = facts.message.head?.statusLine.codeRange
        else { return .nothing }
        return .findings([.at(status, "the method is \(facts.exchange.method)")])
    }
}
