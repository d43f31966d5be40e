extension Check {
    static let contentRangeOn200 = Check(
        id: "content-range-on-200",
        severity: .warning,
        summary: "Content-Range on a 200",
        explanation: """
            200 is the whole, and Content-Range means nothing there. Some clients take the answer for a part all the \
            same, append it, and spoil the file.
            """,
        remedy: "Send 206 for a part, and leave Content-Range out of a 200.",
        references: [.rfc(9110, section: "14.4")],
        affects: [.downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Range: ‹bytes 0-9/10›

            ABCDEFGHIJ
            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-9/10

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-")]
            )
        ]
    ) { facts in
        guard facts.message.status == 200, let field = facts.ranges.contentRange else { return .nothing }
        return .findings([.at(field.octets, "a 200 is the whole")])
    }
}
