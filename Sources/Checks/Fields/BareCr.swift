extension Check {
    static let bareCr = Check(
        id: "bare-cr",
        severity: .error,
        summary: "A CR without LF within the head",
        explanation: """
            Some parsers end the line there and read what follows as a field of its own, others keep it in the value: \
            an opening for header injection.
            """,
        remedy: "Remove CR and LF from whatever is put into field values.",
        references: [.rfc(9112, section: "2.2"), .rfc(9110, section: "5.5")],
        affects: [.strictParsers, .proxies],
        triggering: [
            Example("HTTP/1.1 204 No‹\r›Content\r\n\r\n", raw: true),
            Example("HTTP/1.1 204 No Content\r\nX-A: one‹\r›X-B: two\r\n\r\n", raw: true),
        ],
        nonTriggering: [
            """
            HTTP/1.1 204 No Content
            X-A: one

            """
        ]
    ) { facts in
        let octets = facts.message.octets
        let line = facts.message.head?.statusLine.range.filter { octets[$0] == 0x0D }.map { $0..<$0 + 1 } ?? []
        return .marks((line + facts.message.fields.defects(.bareCR).map(\.range)).map { .at($0, "CR without LF") })
    }
}
