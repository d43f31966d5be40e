import HTTPSemantics

extension Check {
    static let urlQueryLost = Check(
        id: "url-query-lost",
        severity: .warning,
        summary: "Parameters stand where no server looks for them",
        explanation: """
            A query begins at the first plain question mark and ends at the first number sign. What stands elsewhere is part \
            of a name in the path, of another value, or is never sent.
            """,
        remedy: "Build the URL from path and query items; `#` in a value is `%23`, and a question mark must not be encoded with the path.",
        references: [.rfc(3986, section: "3.4"), .rfc(3986, section: "3.5")],
        fault: .client,
        triggering: [
            .asking("https://example.com/search‹&›q=1&page=2"),
            .asking("https://example.com/search‹%3F›q=1"),
            .asking("https://example.com/search‹%3f›q%3D1"),
            .asking("https://example.com/?a=1‹?›b=2"),
            .asking("https://example.com/page‹#›top?q=1"),
            .asking("https://example.com/?color=‹#›fff&size=2"),
            .asking("https://example.com/?q=C‹#›&page=2"),
        ],
        nonTriggering: [
            .asking("https://example.com/search?q=1&page=2"),
            .asking("https://example.com/wiki/Who%3F"),
            .asking("https://example.com/#/route?x=1"),
            .asking("https://example.com/#access_token=a&token_type=b"),
            .asking("https://example.com/img/https%3A%2F%2Fe.example%2Fi.png%3Fw=1"),
            .asking("https://example.com/a;x=1&y/b"),
            .asking("https://example.com/?next=/a?b=2"),
            .asking("https://example.com/?a=1#page=2&zoom=3"),
            .asking("https://example.com/?a=1#:~:text=a&b=c"),
            .asking("https://example.com/dt=2026-01-01/x"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .lostQuery(let way) = sign.kind else { return nil }
            switch way {
            case .noMark: return .says("no question mark stands before these parameters")
            case .encodedMark: return .says("an encoded question mark is part of the path")
            case .secondMark: return .says("a second question mark is part of the value")
            case .fragment: return .says("what follows the number sign is never sent")
            }
        }
    }
}
