extension Check {
    static let charsetLabelUnknown = Check(
        id: "charset-label-unknown",
        severity: .warning,
        summary: "The label names no known encoding",
        explanation: """
            Clients fall back to a guess.
            """,
        remedy: "Use a registered name; utf-8 is meant most often.",
        references: [.standard("Encoding, names and labels", "https://encoding.spec.whatwg.org/#names-and-labels")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=‹uft-8›
            Content-Length: 2

            ok
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=UTF-8
            Content-Length: 2

            ok
            """
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard let label = encoding.headerLabel, encoding.header == nil, let range = encoding.headerLabelRange else { return .nothing }
        return .findings([.at(range, "\(label) is no label of any encoding")])
    }
}
