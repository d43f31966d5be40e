extension Check {
    static let jsonBom = Check(
        id: "json-bom",
        severity: .warning,
        summary: "JSON starts with a byte order mark",
        explanation: """
            A sender must not add one; strict parsers fail on an invisible first character.
            """,
        remedy: "Write the JSON without the mark: choose UTF-8 without BOM where the file or writer is made.",
        references: [.rfc(8259, section: "8.1")],
        affects: [.strictParsers, .javaScript],
        triggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: application/json\n\n‹\u{FEFF}›{}")
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"a": "\\uFEFF"}
            """
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard facts.json != nil, let mark = encoding.bom else { return .nothing }
        let length = mark == .utf8 ? 3 : 2
        return .findings([.at(facts.contentCoding.location(of: 0..<length, hop: facts.exchange.hop), "the mark of \(mark.name)")])
    }
}
