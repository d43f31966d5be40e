extension Check {
    static let acceptRangesUnknown = Check(
        id: "accept-ranges-unknown",
        severity: .warning,
        summary: "Accept-Ranges names a unit that clients do not know",
        explanation: """
            Only bytes is in use; none says that ranges are not supported. With another word download managers and \
            players believe that they cannot resume or jump.
            """,
        remedy: "Send Accept-Ranges: bytes, or none.",
        references: [.rfc(9110, section: "14.3")],
        affects: [.downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Accept-Ranges: ‹byte›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Accept-Ranges: Bytes


            """,
            """
            HTTP/1.1 200 OK
            Accept-Ranges: none


            """,
        ]
    ) { facts in
        .marks(
            facts.ranges.acceptRanges.units.filter { $0.name != "bytes" && $0.name != "none" }
                .map { .at($0.range, "\($0.name) is not bytes or none") }
        )
    }
}
