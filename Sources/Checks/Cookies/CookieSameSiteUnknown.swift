extension Check {
    static let cookieSameSiteUnknown = Check(
        id: "cookie-samesite-unknown",
        severity: .warning,
        summary: "SameSite has a value that is not known",
        explanation: """
            Strict, Lax and None are known. With any other value browsers use their default, which most take to be Lax.
            """,
        remedy: "Write Strict, Lax or None.",
        references: [.cookies(section: "5.6.7")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; SameSite=‹Default›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹SameSite›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; SameSite=STRICT
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.sameSiteUnknown), "not Strict, Lax or None")
    }
}
