extension Check {
    static let cookieDeletion = Check(
        id: "cookie-deletion",
        severity: .note,
        summary: "A cookie is deleted",
        explanation: """
            A date in the past or a Max-Age of zero or less makes the browser forget the cookie. It matters if the request \
            was meant to sign somebody in.
            """,
        remedy: "Nothing is to be done if the deletion is meant.",
        references: [.cookies(section: "5.7")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: cart=gone; Path=/; ‹Max-Age=0›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: cart=gone; ‹Expires=Thu, 01-Jan-1970 00:00:01 GMT›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: cart=7; Path=/; Expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=60
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: cart=7; Path=/; Max-Age=60
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(
            facts.cookies.entries.filter(\.isDeletion).map { .at($0.expiryRange ?? $0.cookie.range, "\($0.name) is deleted") }
        )
    }
}
