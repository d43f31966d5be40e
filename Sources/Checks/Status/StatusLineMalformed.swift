import HTTPSyntax

extension Check {
    static let statusLineMalformed = Check(
        id: "status-line-malformed",
        severity: .warning,
        summary: "The status line is not written as it must be",
        explanation: """
            Version, code and reason are separated by one space each, and the version is HTTP/1.0 or HTTP/1.1 in \
            upper case. Strict parsers refuse anything else.
            """,
        remedy: "Write HTTP/1.1, one space, three digits, one space.",
        references: [.rfc(9112, section: "4"), .rfc(9112, section: "2.3")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1‹  ›200 OK\r\nContent-Length: 0\r\n\r\n", raw: true),
            Example("‹http/1.1› 200 OK\r\nContent-Length: 0\r\n\r\n", raw: true),
            Example("‹HTTP/1.7› 200 OK\r\nContent-Length: 0\r\n\r\n", raw: true),
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", raw: true),
            Example("ICY 200 OK\r\nContent-Type: audio/mpeg\r\n\r\n", raw: true),
        ]
    ) { facts in
        guard let line = facts.message.head?.statusLine, line.version != .icy, !facts.exchange.isPasted else { return .nothing }
        return .marks(
            line.defects.compactMap {
                switch $0.kind {
                case .oddSpacing: .at($0.range, "not one space")
                case .oddVersion: .at($0.range, "no version that HTTP/1 knows")
                case .wrongCase: .at($0.range, "HTTP in lower case")
                default: nil
                }
            }
        )
    }
}
