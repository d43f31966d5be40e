import TextEncoding

extension Check {
    static let charsetLabelNonstandard = Check(
        id: "charset-label-nonstandard",
        severity: .note,
        summary: "The label is an alias that strict readers reject",
        explanation: """
            Browsers know it; runtimes that look names up in the IANA registry do not.
            """,
        remedy: "Use the registered name, for example utf-8.",
        references: [
            .standard("IANA character sets", "https://www.iana.org/assignments/character-sets/character-sets.xhtml"),
            .standard("Encoding, names and labels", "https://encoding.spec.whatwg.org/#names-and-labels"),
        ],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=‹utf8›
            Content-Length: 2

            ok
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=ISO-8859-1
            Content-Length: 2

            ok
            """
        ]
    ) { facts in
        let encoding = facts.characterEncoding
        guard let label = encoding.headerLabel, let range = encoding.headerLabelRange, let named = encoding.header,
            !CharsetRegistry.isRegistered(label)
        else { return .nothing }
        return .findings([.at(range, "means \(named.name), but is not registered")])
    }
}
