extension Check {
    static let charsetMissing = Check(
        id: "charset-missing",
        severity: .warning,
        summary: "Text that is not ASCII, and nothing names its encoding",
        explanation: """
            Each client guesses: browsers by statistics and locale, libraries take UTF-8 or Latin-1, crawlers store \
            replacement characters.
            """,
        remedy: "Send the encoding in Content-Type: text/html; charset=utf-8.",
        references: [
            .rfc(9110, section: "8.3.2"),
            .standard(
                "HTML, determining the character encoding",
                "https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding"
            ),
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹text/html›
            Content-Length: 11

            <p>naïve
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/html
            Content-Length: 31

            <meta charset="utf-8"><p>naïve
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: text/html
            Content-Length: 8

            <p>naive
            """,
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard encoding.source == .default, encoding.hasNonASCII, encoding.headerLabel == nil else { return .nothing }
        let guess = encoding.suggested.map { "; the octets look like \($0.name)" } ?? ""
        guard let range = facts.contentType.values.ranges.last else { return .findings([.absent("no charset anywhere\(guess)")]) }
        return .findings([.at(range, "no charset here, none in the document\(guess)")])
    }
}
