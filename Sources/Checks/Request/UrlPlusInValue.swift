import HTTPSemantics

extension Check {
    static let urlPlusInValue = Check(
        id: "url-plus-in-value",
        severity: .warning,
        summary: "A plus sign that most servers read as a blank",
        explanation: """
            Readers of forms turn `+` into a blank, and URLComponents and URLQueryItem do not encode it: the number, time, \
            address or key arrives damaged.
            """,
        remedy: "Encode each value: `+` is `%2B`.",
        references: [
            .standard("URL Standard, application/x-www-form-urlencoded", "https://url.spec.whatwg.org/#application/x-www-form-urlencoded")
        ],
        fault: .client,
        triggering: [
            .asking("https://example.com/?phone=‹+›4915112345678"),
            .asking("https://example.com/?from=2026-03-01T12:00:00‹+›08:00"),
            .asking("https://example.com/?mail=me‹+›tag@example.com"),
            .asking("https://example.com/?key=ab‹+›dEf01/hIj‹+›lmN4567AB=="),
            .asking("https://example.com/?q=c‹++›"),
        ],
        nonTriggering: [
            .asking("https://example.com/?q=swift+http+client"),
            .asking("https://example.com/?phone=%2B4915112345678"),
            .asking("https://example.com/?q=1+1"),
            .asking("https://example.com/?q=TCP/IP+Illustrated+Volume+1"),
            .asking("https://example.com/?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln"),
            .asking("https://example.com/a+b@c.example"),
            .asking("https://example.com/?q=write+to+a@b.example+now"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .plus(let use) = sign.kind else { return nil }
            return .says("part of \(use.rawValue), it seems", severity: use == .word ? .note : nil)
        }
    }
}
