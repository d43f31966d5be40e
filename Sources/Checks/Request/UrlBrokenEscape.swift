import HTTPSemantics

extension Check {
    static let urlBrokenEscape = Check(
        id: "url-broken-escape",
        severity: .warning,
        summary: "A percent sign without two hexadecimal digits",
        explanation: """
            Some readers keep it, some drop it, some answer 400, and older versions of URL(string:) and java.net.URI refuse \
            the whole URL.
            """,
        remedy: "Write `%25` for a percent sign; encode text as UTF-8 octets, not as `%uXXXX`.",
        references: [.rfc(3986, section: "2.1")],
        fault: .client,
        triggering: [
            .asking("https://example.com/?discount=100‹%›"),
            .asking("https://example.com/?q=‹%›u4F60‹%›u597D"),
            .asking("https://example.com/?q=%E4%BD‹%›A"),
        ],
        nonTriggering: [
            .asking("https://example.com/?discount=100%25"),
            .asking("https://example.com/?q=%e4%bd%a0"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .brokenEscape else { return nil }
            return .says("no two hexadecimal digits follow")
        }
    }
}
