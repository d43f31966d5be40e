import HTTPSemantics

extension Check {
    static let urlUserinfo = Check(
        id: "url-userinfo",
        severity: .warning,
        summary: "The URL holds a user name or password",
        explanation: """
            Logs, histories and error messages keep it, many clients drop it or refuse the URL, and what stands before the @ \
            can pass for the host.
            """,
        remedy: "Send credentials in the Authorization field.",
        references: [.rfc(9110, section: "4.2.4"), .rfc(3986, section: "3.2.1")],
        fault: .client,
        triggering: [
            .asking("https://‹user:secret›@example.com/"),
            .asking("https://‹bank.example›@evil.example/"),
        ],
        nonTriggering: [
            .asking("https://example.com/@user"),
            .asking("https://example.com/?mail=a@b.example"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard case .userinfo(let looksLikeHost) = sign.kind else { return nil }
            return .says(looksLikeHost ? "looks like the host, which stands behind the @" : "credentials before the @")
        }
    }
}
