extension Check {
    static let headerNonAscii = Check(
        id: "header-non-ascii",
        severity: .warning,
        summary: "Octets above 7F in a field value",
        explanation: """
            Field values are ASCII by convention: one client reads UTF-8, another Latin-1, a third drops the field or \
            the message.
            """,
        remedy: "Use ASCII, percent escapes, or a parameter with charset (RFC 8187) where the field allows it.",
        references: [.rfc(9110, section: "5.5")],
        affects: [.strictParsers, .urlSession],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\nX-Owner: Zo‹ë›\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            X-Owner: Zoe

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.nonASCII).map { .at($0.range, "read as \(facts.message.octets.text($0.range))") })
    }
}
