extension Check {
    static let jsonNotUtf8 = Check(
        id: "json-not-utf8",
        severity: .error,
        summary: "JSON is not in UTF-8",
        explanation: """
            JSON between systems must be UTF-8; a parser fails, or reads garbage in every string.
            """,
        remedy: "Write the JSON in UTF-8.",
        references: [.rfc(8259, section: "8.1")],
        implies: .degraded,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: application/json\n",
                body: [0, 0x7B, 0, 0x22, 0, 0x61, 0, 0x22, 0, 0x3A, 0, 0x31, 0, 0x7D]
            ),
            Example("HTTP/1.1 200 OK\nContent-Type: application/json\n", body: Array("{\"a\":\"Pr".utf8) + [0xFC] + Array("fung\"}".utf8)),
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"a": "Prüfung"}
            """
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard facts.json != nil, !facts.contentCoding.decoded.isEmpty else { return .nothing }
        let other = encoding.suggested.flatMap { $0 == .utf8 ? nil : $0 } ?? (encoding.effective == .utf8 ? nil : encoding.effective)
        guard encoding.text?.isMalformed == true || other != nil, encoding.hasNonASCII || other?.isASCIICompatible == false else {
            return .nothing
        }
        let offset = encoding.effective == .utf8 ? encoding.text?.malformed.first?.octets ?? 0..<1 : 0..<1
        return .findings([
            .at(
                facts.contentCoding.location(of: offset, hop: facts.exchange.hop),
                other.map { "the octets are \($0.name)" } ?? "not valid UTF-8"
            )
        ])
    }
}
