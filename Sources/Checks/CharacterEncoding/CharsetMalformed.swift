extension Check {
    static let charsetMalformed = Check(
        id: "charset-malformed",
        severity: .warning,
        summary: "Some octets are not valid in the effective encoding",
        explanation: """
            Each becomes a replacement character; a strict decoder refuses the whole text.
            """,
        remedy: "Find what writes these octets: text cut in the middle of a character, or a value in another encoding pasted in.",
        references: [.standard("Encoding", "https://encoding.spec.whatwg.org/#decode")],
        implies: .degraded,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain; charset=utf-8\n",
                body: Array(String(repeating: "déjà vu, élève, forêt, Noël, garçon ", count: 60).utf8) + [0xFF] + Array(" été".utf8)
            )
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=utf-8

            naïve
            """
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard let text = encoding.text, text.isMalformed, !encoding.isMisread, !encoding.isJSON, let effective = encoding.effective else {
            return .nothing
        }
        return .marks(
            text.malformed.prefix(8).map {
                .at(
                    facts.contentCoding.location(of: $0.octets, hop: facts.exchange.hop),
                    "not \(effective.name); \(text.replacementCount) places in all"
                )
            }
        )
    }
}
