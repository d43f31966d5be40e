extension Check {
    static let cookieDomainPublicSuffix = Check(
        id: "cookie-domain-public-suffix",
        severity: .error,
        summary: "Domain is a public suffix: browsers drop the cookie",
        explanation: """
            Anybody may register a name below such a suffix, as below co.uk or github.io. A cookie for all of them would go \
            to strangers, so browsers do not keep it.
            """,
        remedy: "Name your own domain in Domain, or leave Domain out.",
        references: [.cookies(section: "5.7"), .standard("Public Suffix List", "https://publicsuffix.org/")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=‹.com›; Path=/; Secure
                Content-Length: 0


                """,
                url: "https://shop.example.com/"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=‹co.uk›; Path=/; Secure
                Content-Length: 0


                """,
                url: "https://shop.example.co.uk/"
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=example.com; Path=/; Secure
                Content-Length: 0


                """,
                url: "https://shop.example.com/"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: x=1; Domain=localhost; Path=/; Secure
                Content-Length: 0


                """,
                url: "https://localhost/"
            ),
        ]
    ) { facts in
        return .cookies(facts.cookies.rejections(.domainPublicSuffix), "a public suffix")
    }
}
