extension Check {
    static let charsetMetaLate = Check(
        id: "charset-meta-late",
        severity: .warning,
        summary: "The meta declaration lies beyond the first 1024 octets",
        explanation: """
            Browsers look at the first 1024 octets; later they may start the page over, or not look at all.
            """,
        remedy: "Put <meta charset=utf-8> first in the head, or name the charset in Content-Type.",
        references: [
            .standard("HTML, specifying the document's character encoding", "https://html.spec.whatwg.org/multipage/semantics.html#charset")
        ],
        affects: [.browsers],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/html\n\n<!--" + String(repeating: "x", count: 1_100) + "--><meta charset=‹utf-8›><p>x"
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/html\n\n<meta charset=utf-8><!--" + String(repeating: "x", count: 1_100) + "--><p>x"
            )
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard let late = encoding.lateMeta, encoding.header == nil, encoding.bom == nil else { return .nothing }
        return .findings([
            .at(facts.contentCoding.location(of: late.octets, hop: facts.exchange.hop), "at octet \(late.octets.lowerBound)")
        ])
    }
}
