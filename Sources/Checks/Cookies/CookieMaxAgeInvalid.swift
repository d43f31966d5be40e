extension Check {
    static let cookieMaxAgeInvalid = Check(
        id: "cookie-max-age-invalid",
        severity: .warning,
        summary: "Max-Age of a cookie is no whole number and counts for nothing",
        explanation: """
            Max-Age is an optional minus sign and digits. Anything else is ignored: Expires decides then, or the cookie ends \
            with the session.
            """,
        remedy: "Write Max-Age as whole seconds without a unit, sign or fraction.",
        references: [.cookies(section: "5.6.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=‹1h›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=‹3600.0›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹Max-Age›=
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=3600
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=-1
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.maxAgeInvalid), "not a whole number of seconds")
    }
}
