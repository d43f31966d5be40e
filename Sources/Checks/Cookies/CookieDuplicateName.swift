extension Check {
    static let cookieDuplicateName = Check(
        id: "cookie-duplicate-name",
        severity: .warning,
        summary: "The same cookie is set twice; only the last one stays",
        explanation: """
            Two lines set a cookie of the same name, domain and path. Browsers keep the last, other clients may keep the \
            first or send both.
            """,
        remedy: "Set each cookie once; let one layer of the application own it.",
        references: [.cookies(section: "4.1.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: ‹lang=old›; Path=/; Secure; HttpOnly
            Set-Cookie: lang=new; Path=/; Secure; HttpOnly
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: lang=old; Path=/a
            Set-Cookie: lang=new; Path=/b
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: lang=old; Path=/
            Set-Cookie: Lang=new; Path=/
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.cookies.replaced.map { .at($0.cookie.pairRange, "\($0.name) is set again further down") })
    }
}
