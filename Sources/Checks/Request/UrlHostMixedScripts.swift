import HTTPSemantics

extension Check {
    static let urlHostMixedScripts = Check(
        id: "url-host-mixed-scripts",
        severity: .warning,
        summary: "The host name imitates another one with letters of other scripts",
        explanation: """
            Letters such as Cyrillic а and Latin a look the same and are different names. Browsers show such names as xn--…; \
            certificates, cookies and allow lists of the real name do not apply.
            """,
        remedy: "Type the name anew, in one script.",
        references: [.standard("UTS 39, mixed-script detection", "https://www.unicode.org/reports/tr39/#Mixed_Script_Detection")],
        fault: .client,
        affects: [.people],
        triggering: [
            .asking("https://www.‹ex\u{430}mple›.com/"),
            .asking("https://‹xn--e1awd7f›.com/"),
            .asking("https://‹xn--exmple-4nf›.com/"),
        ],
        nonTriggering: [
            .asking("https://пример.рф/"),
            .asking("https://東京タワー.example/"),
            .asking("https://bücher.example/"),
            .asking("https://xn--fsqu00a.xn--0zwm56d/"),
            .asking("https://例え-shop.example/"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            switch sign.kind {
            case .mixedScripts(let scripts): .says("one label with \(scripts.map(\.rawValue).joined(separator: " and ")) letters")
            case .latinLookAlike(let script): .says("all letters are \(script.rawValue) and look Latin", severity: .note)
            default: nil
            }
        }
    }
}
