import HTTPSemantics

extension Check {
    static let urlInvisibleCharacter = Check(
        id: "url-invisible-character",
        severity: .warning,
        summary: "The URL holds characters that nobody sees",
        explanation: """
            They come from keyboards, editors and copied pages. To a server the value is another one: nothing is found, a \
            signature fails, a file name does not match.
            """,
        remedy: "Remove them from the input before the URL is built.",
        references: [
            .standard("Unicode, default ignorable code points", "https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point")
        ],
        fault: .client,
        triggering: [
            .asking("https://example.com/?q=swift‹%E2%80%8B›"),
            .asking("https://example.com/‹\u{FEFF}›x"),
            .asking("https://example.com/?id=42‹%EF%B8%8F›"),
            .asking("https://example.com/?q=‹%E2%80%AE›abc"),
            .asking("https://example.com/?q=%E2%9D%A4‹%EF%B8%8F›"),
            .asking("https://example.com/?q=so‹%C2%AD›ft"),
        ],
        nonTriggering: [
            .asking("https://example.com/?q=%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB"),
            .asking("https://example.com/?q=%D9%85%DB%8C%E2%80%8C%D8%AE%D9%88"),
            .asking("https://example.com/?q=%E4%BD%A0%E5%A5%BD"),
            .asking("https://example.com/?q=%E2%9D%A4"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            switch sign.kind {
            case .invisible(let scalar): .says(scalar.label)
            case .presentation(let scalar): .says("\(scalar.label), as emoji keyboards add it", severity: .note)
            default: nil
            }
        }
    }
}
