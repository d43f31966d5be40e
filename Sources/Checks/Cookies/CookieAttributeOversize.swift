extension Check {
    static let cookieAttributeOversize = Check(
        id: "cookie-attribute-oversize",
        severity: .warning,
        summary: "An attribute value of a cookie exceeds 1024 octets and is ignored",
        explanation: """
            Browsers ignore an attribute that long, as if it were not there.
            """,
        remedy: "Shorten the path or domain.",
        references: [.cookies(section: "5.6")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: a=b; Path=/\(String(repeating: "x", count: 1_024))


                """
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Set-Cookie: a=b; Path=/\(String(repeating: "x", count: 1_023))


                """
            )
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.attributeOversize), "longer than 1024 octets")
    }
}
