extension Check {
    static let contentRangeMeaningless = Check(
        id: "content-range-meaningless",
        severity: .warning,
        summary: "Content-Range on a status that has no part",
        explanation: """
            Only 206 and 416 give the field a meaning. A client that looks at it without the status takes an error page \
            for a piece of the file.
            """,
        remedy: "Leave Content-Range out.",
        references: [.rfc(9110, section: "14.4")],
        affects: [.downloadManagers],
        triggering: [
            """
            HTTP/1.1 404 Not Found
            Content-Range: ‹bytes 0-9/10›

            ABCDEFGHIJ
            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes */10


                """,
                fields: [("Range", "bytes=20-")]
            )
        ]
    ) { facts in
        guard let status = facts.message.status, status != 200, status != 206, status != 416, let field = facts.ranges.contentRange
        else { return .nothing }
        return .findings([.at(field.octets, "status \(status)")])
    }
}
