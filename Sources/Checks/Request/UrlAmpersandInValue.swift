import HTTPSemantics

extension Check {
    static let urlAmpersandInValue = Check(
        id: "url-ampersand-in-value",
        severity: .warning,
        summary: "A value goes on after an ampersand",
        explanation: """
            The ampersand ends the value: the server gets its first half, and a parameter that nobody meant.
            """,
        remedy: "Build the query from items and encode each value: `&` is `%26`.",
        references: [
            .standard("URL Standard, application/x-www-form-urlencoded", "https://url.spec.whatwg.org/#application/x-www-form-urlencoded")
        ],
        fault: .client,
        triggering: [
            .asking("https://example.com/?q=Tom%20‹&›%20Jerry&page=2"),
            .asking("https://example.com/?q=Tom+‹&›+Jerry"),
            .asking("https://example.com/?company=AT‹&›T&page=2"),
        ],
        nonTriggering: [
            .asking("https://example.com/?q=Tom%20%26%20Jerry"),
            .asking("https://example.com/?a=1&debug&b=2"),
            .asking("https://example.com/?a=&b=&"),
            .asking("https://example.com/?sort=ASC&LIMIT=5"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .ampersand(let isCertain) = sign.kind else { return nil }
            return .says("ends the value before it", severity: isCertain ? nil : .note)
        }
    }
}
