extension Check {
    static let cookieAttributeObsolete = Check(
        id: "cookie-attribute-obsolete",
        severity: .note,
        summary: "An attribute of a cookie is of an older standard and means nothing now",
        explanation: """
            Version, Comment, CommentURL, Discard and Port came with RFC 2109 and RFC 2965. Browsers ignore them.
            """,
        remedy: "Leave them out.",
        references: [.cookies(section: "5.6")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=b; Path=/; ‹Version=1›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: Version=1; Path=/
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.flaws(.attributeObsolete), "ignored")
    }
}
