extension Check {
    static let cookieExpiresInvalid = Check(
        id: "cookie-expires-invalid",
        severity: .warning,
        summary: "Expires of a cookie is no date and counts for nothing",
        explanation: """
            A cookie whose Expires cannot be read ends with the browser session; where the date meant to delete it, it \
            stays.
            """,
        remedy: "Write the date as `Wed, 21 Oct 2026 07:28:00 GMT`, or use Max-Age.",
        references: [.cookies(section: "5.1.1"), .cookies(section: "5.6.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: lang=en; Expires=‹tomorrow›; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: lang=en; Expires=‹Tue, 30 Feb 2027 10:00:00 GMT›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹Expires›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: lang=en; Expires=Thu, 11-Feb-2027 09:00:00 GMT
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: lang=en; Expires=Sun Feb 28 10:00:00 2027
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.expiresInvalid), "not a date, the cookie ends with the session")
    }
}
