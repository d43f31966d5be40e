extension Check {
    static let reasonPhraseMissing = Check(
        id: "reason-phrase-missing",
        severity: .note,
        summary: "Neither a reason phrase nor the space before it",
        explanation: """
            The grammar asks for the space even when the phrase is empty; a few strict parsers refuse the line.
            """,
        remedy: "Send one space after the code.",
        references: [.rfc(9112, section: "4")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1 200‹›\r\nContent-Length: 0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 \r\nContent-Length: 0\r\n\r\n", raw: true)
        ]
    ) { facts in
        guard let line = facts.status.statusLine, !facts.exchange.isPasted, line.version != .icy,
            let flaw = line.defects.first(where: { $0.kind == .noReasonNoSpace })
        else { return .nothing }
        return .findings([.at(flaw.range, "the line ends after the code")])
    }
}
