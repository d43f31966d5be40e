extension Check {
    static let cookieSecureOverHTTP = Check(
        id: "cookie-secure-over-http",
        severity: .error,
        summary: "A Secure cookie set over http: browsers drop it",
        explanation: """
            A connection without TLS cannot set cookies that are for TLS alone. Behind a proxy that ends TLS it often means \
            that the application does not know about it.
            """,
        remedy: "Serve the page over https, or drop Secure while testing over http.",
        references: [.cookies(section: "5.7")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: lang=1; Path=/; ‹Secure›; HttpOnly
                Content-Length: 0


                """,
                url: "http://app.example.com/login"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: lang=1; Path=/; Secure; HttpOnly
                Content-Length: 0


                """,
                url: "https://app.example.com/login"
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: lang=1; Path=/; Secure; HttpOnly
                Content-Length: 0


                """,
                url: "http://localhost:8080/login"
            ),
        ]
    ) { facts in
        guard facts.cookies.isTargetKnown || !facts.cookies.entries.contains(where: { $0.cookie.isSecure }) else {
            return .notEvaluated(missing: "request.url")
        }
        return .cookies(facts.cookies.rejections(.secureOverHTTP), "Secure, but set over http")
    }
}
