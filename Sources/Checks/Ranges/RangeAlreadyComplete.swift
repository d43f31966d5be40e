extension Check {
    static let rangeAlreadyComplete = Check(
        id: "range-already-complete",
        severity: .note,
        summary: "The asked start equals the total size: the client has everything",
        explanation: """
            416 looks like an error, and is good news here. A client that starts over because of it downloads the file a \
            second time.
            """,
        remedy: "Nothing to mend at the server. The client should compare the size with what it has, and stop.",
        references: [.rfc(9110, section: "15.5.17")],
        fault: .client,
        affects: [.downloadManagers],
        triggering: [
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes */‹20›
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
        guard facts.ranges.advice == .complete, let total = facts.ranges.contentRange?.total else { return .nothing }
        return .findings([.at(total.range, "asked from \(total.value), which is the size")])
    }
}
