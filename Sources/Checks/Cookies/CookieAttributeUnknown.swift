extension Check {
    static let cookieAttributeUnknown = Check(
        id: "cookie-attribute-unknown",
        severity: .note,
        summary: "An attribute of a cookie is not known",
        explanation: """
            Browsers ignore attributes that no standard defines. Often it is a slip of the pen, and what was meant does not \
            happen.
            """,
        remedy: "Correct the name: Expires, Max-Age, Domain, Path, Secure, HttpOnly, SameSite and Partitioned are known.",
        references: [.cookies(section: "5.6")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=/; ‹Http-Only›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; ‹MaxAge=60›; Path=/
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=/; HTTPONLY; Priority=High;
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.attributeUnknown), "an attribute that is ignored")
    }
}
