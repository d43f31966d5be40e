import HTTPSemantics

extension Check {
    static let urlEqualsInValue = Check(
        id: "url-equals-in-value",
        severity: .note,
        summary: "An equals sign within a value is not encoded",
        explanation: """
            Most readers take the first one as the end of the name; some split at each, and lose what follows the second.
            """,
        remedy: "Encode each value: `=` is `%3D`.",
        references: [
            .standard("URL Standard, application/x-www-form-urlencoded", "https://url.spec.whatwg.org/#application/x-www-form-urlencoded")
        ],
        fault: .client,
        triggering: [
            .asking("https://example.com/?filter=price‹=›10&page=2"),
            .asking("https://example.com/?url=/a?b‹=›c"),
        ],
        nonTriggering: [
            .asking("https://example.com/?filter=price%3D10"),
            .asking("https://example.com/?data=aGVsbG8gd29ybGQ="),
            .asking("https://example.com/?data=aGVsbG8gd29ybA==&x=1"),
            .asking("https://example.com/?url=https://e.example/?b=c"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .equals else { return nil }
            return .says("a second equals sign in one parameter")
        }
    }
}
