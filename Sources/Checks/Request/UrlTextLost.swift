import HTTPSemantics

extension Check {
    static let urlTextLost = Check(
        id: "url-text-lost",
        severity: .warning,
        summary: "Text was lost before the URL was built",
        explanation: """
            U+FFFD stands where octets could not be decoded: the text was read in a wrong encoding, and what it said cannot \
            be had back from here.
            """,
        remedy: "Find where the text was decoded, and decode it as what it is.",
        references: [.standard("Encoding Standard, decode", "https://encoding.spec.whatwg.org/#decode")],
        fault: .client,
        triggering: [
            .asking("https://example.com/?q=caf‹%EF%BF%BD›")
        ],
        nonTriggering: [
            .asking("https://example.com/?q=caf%C3%A9")
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .replacement else { return nil }
            return .says("the replacement character, U+FFFD")
        }
    }
}
