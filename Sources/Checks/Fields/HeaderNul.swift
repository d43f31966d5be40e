extension Check {
    static let headerNul = Check(
        id: "header-nul",
        severity: .error,
        summary: "A NUL octet in the head",
        explanation: """
            C code ends the value there, others refuse the message or keep the octet: two clients see two different \
            fields.
            """,
        remedy: "Look for a fixed-size buffer that is sent whole.",
        references: [.rfc(9110, section: "5.5")],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\nX-Trace: abc‹\0›def\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            X-Trace: abc def

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.nul).map { .at($0.range, "NUL") })
    }
}
