extension Check {
    static let unsatisfiedWithoutContentRange = Check(
        id: "unsatisfied-without-content-range",
        severity: .note,
        summary: "416 does not tell the size",
        explanation: """
            The client cannot learn whether its file is already whole, shrunk or simply another one, and has to start \
            over or ask once more.
            """,
        remedy: "Send Content-Range: bytes */total with 416.",
        references: [.rfc(9110, section: "15.5.17")],
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹416› Range Not Satisfiable
                Content-Length: 0


                """,
                fields: [("Range", "bytes=20-")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes */20
                Content-Length: 0


                """,
                fields: [("Range", "bytes=30-")]
            )
        ]
    ) { facts in
        guard facts.message.status == 416, facts.ranges.contentRange == nil, facts.ranges.requested?.isBytes ?? true,
            let status = facts.message.head?.statusLine.codeRange
        else { return .nothing }
        return .findings([.at(status, "there is no Content-Range with the size")])
    }
}
