import HTTPSemantics

extension Check {
    static let urlNotUTF8 = Check(
        id: "url-not-utf8",
        severity: .note,
        summary: "Percent-encoded octets are no UTF-8",
        explanation: """
            Servers of today read the octets of a URL as UTF-8. These are of another encoding, such as GBK or ISO-8859-1, or \
            are no text at all.
            """,
        remedy: "Encode the text as UTF-8 before percent-encoding it, unless this server wants its own encoding.",
        references: [.rfc(3986, section: "2.5")],
        fault: .client,
        triggering: [
            .asking("https://example.com/?q=‹%C4%E3%BA%C3›"),
            .asking("https://example.com/stra‹%DF›e"),
        ],
        nonTriggering: [
            .asking("https://example.com/?q=%E4%BD%A0"),
            .asking("https://example.com/%F0%9F%98%80"),
        ]
    ) { facts in
        return facts.requestURL.marks { sign in
            guard sign.kind == .notUTF8 else { return nil }
            return .says("octets that no UTF-8 text has")
        }
    }
}
