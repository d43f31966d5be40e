extension Check {
    static let cookieNotHTTPOnly = Check(
        id: "cookie-not-httponly",
        severity: .warning,
        summary: "A session cookie can be read by scripts",
        explanation: """
            One injected script is enough to steal a session whose cookie lacks HttpOnly. The name suggests a session or \
            token; the value is not judged.
            """,
        remedy: "Add HttpOnly unless a script of yours must read the cookie.",
        references: [.cookies(section: "4.1.2.6")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: ‹sessionid›=8f2; Path=/; Secure; SameSite=Lax
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: sessionid=8f2; Path=/; Secure; HttpOnly; SameSite=Lax
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: csrf_session=8f2; Path=/; Secure
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: sessionid=; Path=/; Max-Age=0
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(
            facts.cookies.entries.filter { $0.isSessionLike && !$0.cookie.isHTTPOnly && !$0.isDeletion && !$0.cookie.valueRange.isEmpty }
                .map { .at($0.cookie.nameRange, "\($0.name) without HttpOnly") }
        )
    }
}
