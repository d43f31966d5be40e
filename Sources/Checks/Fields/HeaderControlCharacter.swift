extension Check {
    static let headerControlCharacter = Check(
        id: "header-control-character",
        severity: .warning,
        summary: "A control character in the head",
        explanation: """
            Control characters are not allowed in field values; strict parsers refuse the message, logs and terminals \
            may be upset by them.
            """,
        remedy: "Remove control characters from whatever is put into the field.",
        references: [.rfc(9110, section: "5.5")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\nX-Trace: abc‹\u{1B}›def\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            X-Trace: abc	def

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.controlCharacter).map { .at($0.range, "control octet") })
    }
}
