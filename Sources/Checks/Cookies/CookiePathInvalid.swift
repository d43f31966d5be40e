extension Check {
    static let cookiePathInvalid = Check(
        id: "cookie-path-invalid",
        severity: .warning,
        summary: "Path of a cookie does not begin with a slash and is ignored",
        explanation: """
            The cookie gets the default path, the folder of the page that set it, and is then missing elsewhere.
            """,
        remedy: "Begin Path with a slash; a path only, no URL.",
        references: [.cookies(section: "5.6.4")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=‹app›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=‹https://example.com/›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹Path›=
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=/app
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.pathInvalid), "not a path, the default path is used")
    }
}
