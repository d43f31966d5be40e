import HTTPSemantics

extension Check {
    static let urlNestedUnencoded = Check(
        id: "url-nested-unencoded",
        severity: .warning,
        summary: "A URL within the URL is not encoded",
        explanation: """
            The first ampersand of the inner URL ends it: its further parameters become those of the outer URL.
            """,
        remedy: "Percent-encode the inner URL as a whole, as any value.",
        references: [
            .standard("URL Standard, application/x-www-form-urlencoded", "https://url.spec.whatwg.org/#application/x-www-form-urlencoded")
        ],
        fault: .client,
        triggering: [
            .asking("https://example.com/login?next=‹https://e.example/?a=1›&b=2")
        ],
        nonTriggering: [
            .asking("https://example.com/login?next=https%3A%2F%2Fe.example%2F%3Fa%3D1%26b%3D2"),
            .asking("https://example.com/login?next=https://e.example/&b=2"),
            .asking("https://example.com/?next=https://e.example/?a=1"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .nestedURL else { return nil }
            return .says("what follows the next & belongs to the outer URL")
        }
    }
}
