import HTTPSemantics

extension Check {
    static let urlNonASCII = Check(
        id: "url-non-ascii",
        severity: .note,
        summary: "The URL holds characters outside ASCII that are not encoded",
        explanation: """
            Browsers and Assay encode them as UTF-8. Other clients refuse the URL (URL(string:) before iOS 17 gives nil) or \
            send octets of another encoding.
            """,
        remedy: "Percent-encode the UTF-8 octets.",
        references: [.rfc(3987, section: "3.1"), .rfc(3986, section: "2")],
        fault: .client,
        triggering: [
            .asking("https://example.com/‹你好›?q=stra‹ß›e")
        ],
        nonTriggering: [
            .asking("https://example.com/%E4%BD%A0%E5%A5%BD"),
            .asking("https://例え.テスト/"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .nonASCII else { return nil }
            return .says("not percent-encoded")
        }
    }
}
