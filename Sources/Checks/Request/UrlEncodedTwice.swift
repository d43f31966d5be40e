import HTTPSemantics

extension Check {
    static let urlEncodedTwice = Check(
        id: "url-encoded-twice",
        severity: .warning,
        summary: "Percent-encoding was encoded again",
        explanation: """
            `%25E4` is the text %E4 for the server, not the letter that was meant: it finds nothing, or stores the garbled \
            text.
            """,
        remedy: "Encode each value once, where the URL is built; leave a URL that comes encoded alone.",
        references: [.rfc(3986, section: "2.1"), .rfc(3986, section: "2.4")],
        fault: .client,
        triggering: [
            .asking("https://example.com/?q=‹%25E4%25BD%25A0%25E5%25A5%25BD›&page=2"),
            .asking("https://example.com/a‹%2520›b/c"),
            .asking("https://example.com/?q=‹%252525E4%252525BD%252525A0›"),
            .asking("https://example.com/?d=‹%25E4›"),
        ],
        nonTriggering: [
            .asking("https://example.com/?q=%E4%BD%A0%E5%A5%BD"),
            .asking("https://example.com/?next=https%3A%2F%2Fe.example%2F%3Fq%3D%25E4%25BD%25A0"),
            .asking("https://example.com/?q=%25ab%25"),
            .asking("https://example.com/?q=20%25off"),
            .asking("https://example.com/?like=%25"),
            .asking("https://example.com/?back=%2Fa%2Fb%2520c"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .encodedTwice(let isCertain) = sign.kind else { return nil }
            return .says("%25 is an encoded percent sign", severity: isCertain ? nil : .note)
        }
    }
}
