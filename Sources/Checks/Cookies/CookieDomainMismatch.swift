extension Check {
    static let cookieDomainMismatch = Check(
        id: "cookie-domain-mismatch",
        severity: .error,
        summary: "Domain does not cover the answering host: browsers drop the cookie",
        explanation: """
            A host may set cookies for itself and for the domains above it, for no other. A cookie for a sister or a foreign \
            domain is thrown away.
            """,
        remedy: "Use a domain that the host is in, or leave Domain out.",
        references: [.cookies(section: "5.1.3"), .cookies(section: "5.7")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=‹www.example.com›
                Content-Length: 0


                """,
                url: "https://api.example.com/"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=‹example.org›
                Content-Length: 0


                """,
                url: "https://api.example.com/"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=‹0.2.7›
                Content-Length: 0


                """,
                url: "http://192.0.2.7/"
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=.example.com
                Content-Length: 0


                """,
                url: "https://api.example.com/"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=192.0.2.7
                Content-Length: 0


                """,
                url: "http://192.0.2.7/"
            ),
        ]
    ) { facts in
        guard facts.cookies.isTargetKnown || !facts.cookies.entries.contains(where: { $0.cookie.domain != nil }) else {
            return .notEvaluated(missing: "request.url")
        }
        let host = facts.exchange.target.host ?? ""
        return .cookies(
            facts.cookies.rejections(.domainMismatch) + facts.cookies.rejections(.domainInvalid),
            "does not cover the host \(host)"
        )
    }
}
