extension Check {
    static let charsetSuspectedWrong = Check(
        id: "charset-suspected-wrong",
        severity: .error,
        summary: "The octets contradict the effective encoding",
        explanation: """
            A wrong decoding raises no error anywhere: the text is garbage, or full of replacement characters, on \
            every client.
            """,
        remedy: "Name the encoding that the text is in, or convert the text to the one that is named: UTF-8 for both is best.",
        references: [.rfc(9110, section: "8.3.2"), .standard("Encoding", "https://encoding.spec.whatwg.org/#decode")],
        implies: .degraded,
        triggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: text/plain; charset=‹iso-8859-1›\n\nна́ша страна широка́, много в ней лесов"),
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain; charset=‹utf-8›\n",
                body: Array("Pr".utf8) + [0xFC] + Array("fung am 3. M".utf8) + [0xE4] + Array("rz, Anmeldung f".utf8) + [0xFC]
                    + Array("r G".utf8) + [0xE4] + Array("ste".utf8)
            ),
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain; charset=iso-8859-1\n",
                body: Array("Pr".utf8) + [0xFC] + Array("fung am 3. M".utf8) + [0xE4] + Array("rz".utf8)
            ),
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=utf-8

            naïve
            """,
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard encoding.isMisread, encoding.isDeclared, !encoding.isJSON, let effective = encoding.effective,
            let better = encoding.suggestion
        else {
            return .nothing
        }
        let errors = encoding.text?.replacementCount ?? 0
        let detail =
            "used \(effective.name)\(errors > 0 ? " with \(errors) replacement characters" : ""), the octets are \(better.encoding.name)"
        if encoding.source == .header, let range = encoding.headerLabelRange { return .findings([.at(range, detail)]) }
        if encoding.source == .meta, let range = encoding.metaLabelRange {
            return .findings([.at(facts.contentCoding.location(of: range, hop: facts.exchange.hop), detail)])
        }
        return .findings([.at(facts.contentCoding.location(of: 0..<2, hop: facts.exchange.hop), detail)])
    }
}
