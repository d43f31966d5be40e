extension Check {
    static let cookieDomainEmpty = Check(
        id: "cookie-domain-empty",
        severity: .warning,
        summary: "Domain of a cookie is empty and counts for nothing",
        explanation: """
            Without a domain the cookie goes to the answering host alone. Often a variable of the configuration was not set.
            """,
        remedy: "Name a domain, or leave the attribute out if the host alone is meant.",
        references: [.cookies(section: "5.6.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹Domain›=; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Domain=‹.›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Domain=example.com; Path=/
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.domainEmpty), "names no domain")
    }
}
