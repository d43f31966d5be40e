extension Check {
    static let headerSpaceBeforeColon = Check(
        id: "header-space-before-colon",
        severity: .warning,
        summary: "White space between a field name and its colon",
        explanation: """
            A proxy must remove it, a strict client refuses the message, a lenient one reads the field: they disagree, \
            which is what smuggling needs.
            """,
        remedy: "Write the colon right after the name.",
        references: [.rfc(9112, section: "5.1")],
        affects: [.strictParsers, .proxies],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length‹ ›: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length:0

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.spaceBeforeColon).map { .at($0.range, "\($0.range.count) blanks") })
    }
}
