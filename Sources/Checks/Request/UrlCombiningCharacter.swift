import HTTPSemantics

extension Check {
    static let urlCombiningCharacter = Check(
        id: "url-combining-character",
        severity: .note,
        summary: "A letter and its accent are two characters",
        explanation: """
            Text from file systems and some keyboards comes decomposed: e and an accent, where most systems store é. The two \
            look the same and do not compare as equal.
            """,
        remedy: "Normalise text to NFC before the URL is built.",
        references: [.standard("UAX 15, Unicode normalization forms", "https://www.unicode.org/reports/tr15/")],
        fault: .client,
        triggering: [
            .asking("https://example.com/cafe‹%CC%81›")
        ],
        nonTriggering: [
            .asking("https://example.com/caf%C3%A9"),
            .asking("https://example.com/?q=%E0%A4%95%E0%A5%8D"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .combining(let scalar) = sign.kind else { return nil }
            return .says(scalar.label)
        }
    }
}
