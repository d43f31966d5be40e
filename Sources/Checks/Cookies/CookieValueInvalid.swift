extension Check {
    static let cookieValueInvalid = Check(
        id: "cookie-value-invalid",
        severity: .note,
        summary: "A cookie value holds octets that the grammar does not allow",
        explanation: """
            Blanks, commas, quotes within, backslashes and octets above 7F are not allowed. Browsers keep them; strict \
            clients quote, cut or drop the cookie.
            """,
        remedy: "Encode the value, for example with base64url or percent-encoding.",
        references: [.cookies(section: "4.1.1")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: name=Jo‹ ›Doe; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: data={‹"›a":1}
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: name="Jo-Doe"; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: name=Jo%20Doe; Path=/
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.valueInvalid), "octets that strict clients refuse")
    }
}
