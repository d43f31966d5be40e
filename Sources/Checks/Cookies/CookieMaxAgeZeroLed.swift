extension Check {
    static let cookieMaxAgeZeroLed = Check(
        id: "cookie-max-age-zero-led",
        severity: .note,
        summary: "Max-Age of a cookie begins with a zero",
        explanation: """
            The grammar for senders begins the number with another digit. Browsers take it all the same.
            """,
        remedy: "Write the number without leading zeros.",
        references: [.cookies(section: "4.1.1")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=‹0123›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=0
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Max-Age=123
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.maxAgeZeroLed), "begins with 0")
    }
}
