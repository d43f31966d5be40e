import HTTPSemantics

extension Check {
    static let urlLookAlikeCharacter = Check(
        id: "url-look-alike-character",
        severity: .warning,
        summary: "A character only looks like one of ASCII",
        explanation: """
            Wide forms come from East Asian keyboards, fixed blanks from copied pages. A wide question mark begins no query; \
            a no-break space is no blank to a search.
            """,
        remedy: "Replace them by the characters of ASCII before the URL is built.",
        references: [.standard("Unicode, halfwidth and fullwidth forms", "https://www.unicode.org/charts/PDF/UFF00.pdf")],
        fault: .client,
        triggering: [
            .asking("https://example.com/search‹\u{FF1F}›q=1"),
            .asking("https://example.com/?q=a‹%EF%BC%86›b"),
            .asking("https://example.com/?q=new‹%C2%A0›york"),
            .asking("https://example.com/?q=‹%EF%BC%A1›"),
        ],
        nonTriggering: [
            .asking("https://example.com/?q=%E4%BD%A0%E5%A5%BD%EF%BC%9F"),
            .asking("https://example.com/?q=%E6%9D%B1%E4%BA%AC%E3%80%80%E5%A4%A9%E6%B0%97"),
            .asking("https://example.com/?q=%EF%BC%A1%E5%9E%8B"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .lookAlike(let scalar, let isSyntax) = sign.kind else { return nil }
            let isBlank = scalar.properties.generalCategory == .spaceSeparator
            return .says(scalar.label, severity: isSyntax || isBlank ? nil : .note)
        }
    }
}
