extension Check {
    static let speculationRulesUnusable = Check(
        id: "speculation-rules-unusable",
        severity: .warning,
        summary: "Speculation rules that a browser will not fetch",
        explanation: """
            The field holds URLs of rule files; they must be URLs, and come over TLS.
            """,
        remedy: "Point to an https URL.",
        references: [
            .standard(
                "HTML, Speculation-Rules",
                "https://html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header"
            )
        ],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Speculation-Rules: ‹"http://www.example.com/rules.json"›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Speculation-Rules: "/rules.json"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.speculationRules.map { .at($0.range, $0.detail) })
    }
}
