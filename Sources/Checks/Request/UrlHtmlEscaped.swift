import HTTPSemantics

extension Check {
    static let urlHtmlEscaped = Check(
        id: "url-html-escaped",
        severity: .warning,
        summary: "An ampersand is escaped as in HTML",
        explanation: """
            `&amp;` is right in the source of a page and wrong in a URL: the server gets a parameter named `amp;page`, or \
            `amp` alone.
            """,
        remedy: "Undo the HTML escapes before the URL is used.",
        references: [.standard("HTML, character references", "https://html.spec.whatwg.org/multipage/syntax.html#character-references")],
        fault: .client,
        triggering: [
            .asking("https://example.com/?a=1‹&amp;›b=2"),
            .asking("https://example.com/?a=1‹&AMP;›b=2"),
        ],
        nonTriggering: [
            .asking("https://example.com/?a=1&amp=2"),
            .asking("https://example.com/?a=1%26amp%3Bb"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .htmlEscape else { return nil }
            return .says("a parameter named \"amp;…\" begins here")
        }
    }
}
