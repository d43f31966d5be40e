extension Check {
    static let headerStartsWithBlank = Check(
        id: "header-starts-with-blank",
        severity: .error,
        summary: "The first line after the status line begins with a blank",
        explanation: """
            There is no field that it could continue. A recipient must refuse the message or skip the line, and they \
            do not agree which.
            """,
        remedy: "Look for a template that indents its first field.",
        references: [.rfc(9112, section: "2.2")],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\n‹ X-A: 1›\r\nX-B: 2\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            X-A: 1

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.foldWithoutField).map { .at($0.range, "nothing to continue") })
    }
}
