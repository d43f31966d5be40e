extension Check {
    static let obsFold = Check(
        id: "obs-fold",
        severity: .warning,
        summary: "A field line goes on in a continuation line",
        explanation: """
            Folding is forbidden since RFC 7230. One client joins the lines, another drops the rest, a third refuses \
            the message.
            """,
        remedy: "Write the value in one line; when it holds a line break that nobody meant, remove it where the value is made.",
        references: [.rfc(9112, section: "5.2")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\nX-Note: first\r\n‹ second›\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            X-Note: first second

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.obsFold).map { .at($0.range, "a continuation line") })
    }
}
