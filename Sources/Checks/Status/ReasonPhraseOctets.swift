import HTTPSyntax

extension Check {
    static let reasonPhraseOctets = Check(
        id: "reason-phrase-octets",
        severity: .warning,
        summary: "The reason phrase holds octets that are not allowed there",
        explanation: """
            Only ASCII is safe in a reason phrase: clients show other octets in a wrong encoding, and strict \
            parsers refuse controls.
            """,
        remedy: "Leave the reason phrase empty or in ASCII; explain in the content.",
        references: [.rfc(9112, section: "4")],
        affects: [.strictParsers, .people],
        triggering: [
            Example("HTTP/1.1 404 Not‹\u{1}›Found\r\nContent-Length: 0\r\n\r\n", raw: true),
            Example("HTTP/1.1 404 P‹é›re\r\nContent-Length: 0\r\n\r\n", raw: true),
        ],
        nonTriggering: [
            Example("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", raw: true)
        ]
    ) { facts in
        guard let line = facts.message.head?.statusLine else { return .nothing }
        return .marks(
            line.defects.filter { $0.kind == .controlInReason || $0.kind == .nonASCIIReason }.map {
                .at($0.range, $0.kind == .controlInReason ? "a control octet" : "not ASCII")
            }
        )
    }
}
