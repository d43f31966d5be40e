extension Check {
    static let cookieNameInvalid = Check(
        id: "cookie-name-invalid",
        severity: .warning,
        summary: "The name of a cookie is no token",
        explanation: """
            Blanks, brackets, colons, quotes and the like are not allowed in names. Browsers keep such a cookie, strict \
            clients and frameworks drop it.
            """,
        remedy: "Use letters, digits, hyphen, underscore and dot alone.",
        references: [.cookies(section: "4.1.1")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: ‹user[id]›=7; Path=/
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: user.id=7; Path=/
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.nameInvalid), "holds octets that no name may have")
    }
}
