extension Check {
    static let charsetHeaderMetaConflict = Check(
        id: "charset-header-meta-conflict",
        severity: .warning,
        summary: "Header and document name different encodings",
        explanation: """
            Browsers believe the header, crawlers and saved copies the document: one of them reads garbage.
            """,
        remedy: "Name the same encoding in both; UTF-8 is the one to name.",
        references: [
            .standard(
                "HTML, determining the character encoding",
                "https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding"
            )
        ],
        affects: [.browsers, .crawlers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=iso-8859-9
            Content-Length: 31

            <meta charset="‹utf-8›"><p>naive
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=iso-8859-1
            Content-Length: 38

            <meta charset="windows-1252"><p>naive
            """
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard let header = encoding.header, let meta = encoding.meta, header != meta, let range = encoding.metaLabelRange else {
            return .nothing
        }
        return .findings([
            .at(facts.contentCoding.location(of: range, hop: facts.exchange.hop), "\(meta.name) here, \(header.name) in Content-Type")
        ])
    }
}
