import HTTPSemantics

extension Check {
    static let urlInvalid = Check(
        id: "url-invalid",
        severity: .warning,
        summary: "The URL asked for is no absolute URL",
        explanation: """
            Nothing can be asked with it, and what depends on it, such as cookies, redirects and relative references, cannot \
            be judged.
            """,
        remedy: "Give scheme, host and path: `https://host/path?query`.",
        references: [.standard("URL Standard, URL parsing", "https://url.spec.whatwg.org/#url-parsing")],
        fault: .client,
        triggering: [
            .asking("https://‹exa<mple.com›/"),
            .asking("https://example.com:‹9›9999/"),
            .asking("‹›/path?only=1"),
        ],
        nonTriggering: [
            .asking("https://example.com:8443/"),
            .asking("http://[2001:db8::1]/x"),
            .asking("https://例え.テスト/"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            switch sign.kind {
            case .unparsable(let error): .says("cannot be parsed: \(error.rawValue)")
            case .relative: .says("a relative reference; the host is not known", severity: .note)
            default: nil
            }
        }
    }
}
