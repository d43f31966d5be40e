extension Check {
    static let cookieAttributeRepeated = Check(
        id: "cookie-attribute-repeated",
        severity: .warning,
        summary: "An attribute of a cookie occurs twice; the last one counts",
        explanation: """
            Clients do not agree which of two values counts, and the sender meant one of them.
            """,
        remedy: "Set each attribute once.",
        references: [.cookies(section: "4.1.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=/x; ‹Path=/›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=/x; Domain=example.com
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.attributeRepeated), "stood before")
    }
}
