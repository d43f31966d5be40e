import HTTPSemantics

extension Check {
    static let urlPlaceholder = Check(
        id: "url-placeholder",
        severity: .warning,
        summary: "A value is what programs write when there is none",
        explanation: """
            The client asked before it knew the value, wrote an object as a text, or did not fill its template in.
            """,
        remedy: "Leave the parameter out when there is no value, and unwrap or serialise objects before they go into a URL.",
        references: [.rfc(6570, section: "3")],
        fault: .client,
        triggering: [
            .asking("https://example.com/?id=‹undefined›"),
            .asking("https://example.com/?q=‹[object%20Object]›"),
            .asking("https://example.com/?id=‹Optional(42)›"),
            .asking("https://example.com/users/‹%7Bid%7D›/posts"),
            .asking("https://example.com/?id=‹null›"),
            .asking("https://example.com/users/‹undefined›"),
        ],
        nonTriggering: [
            .asking("https://example.com/?id=0"),
            .asking("https://example.com/?q=undefined+behavior"),
            .asking("https://example.com/?filter=%7B%22a%22%3A1%7D"),
            .asking("https://example.com/?optional=1"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .placeholder(let isCertain) = sign.kind else { return nil }
            return .says("no value was filled in, it seems", severity: isCertain ? nil : .note)
        }
    }
}
