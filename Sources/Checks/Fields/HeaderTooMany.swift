extension Check {
    static let headerTooMany = Check(
        id: "header-too-many",
        severity: .warning,
        summary: "More than 100 field lines",
        explanation: """
            Several libraries refuse the message (Python's http.client stops at 100 lines).
            """,
        remedy: "Remove debugging fields, or join them into one.",
        references: [.rfc(9110, section: "5.4")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1 204 No Content\r\n" + String(repeating: "X-A: 1\r\n", count: 101) + "\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 204 No Content\r\n" + String(repeating: "X-A: 1\r\n", count: 100) + "\r\n", raw: true)
        ]
    ) { facts in
        guard facts.fields.count > 100, facts.message.fields.lines.count > 100 else { return .nothing }
        return .findings([.at(facts.message.fields.lines[100].name, "\(facts.fields.count) lines; this is the 101st")])
    }
}
