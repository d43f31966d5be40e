extension Check {
    static let cookiePrefixViolation = Check(
        id: "cookie-prefix-violation",
        severity: .error,
        summary: "A cookie breaks the rules that its name's prefix promises",
        explanation: """
            __Secure- demands Secure; __Host- demands Secure, Path=/ and no Domain. Browsers drop a cookie that breaks them, \
            so that a sign-in never sticks and often turns into an endless redirect.
            """,
        remedy: "Set what the prefix demands, or choose a name without the prefix.",
        references: [.cookies(section: "4.1.3"), .cookies(section: "5.7")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: __Host-id=ab; Path=/; Secure; HttpOnly; ‹Domain=example.com›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: ‹__Secure-x›=1; Path=/
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: __host-x=1; Secure; ‹Path=/app›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: =‹__Host-x=1›; Path=/; Secure
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: __Host-id=ab; Path=/; Secure; HttpOnly
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: __Secure-x=1; Domain=example.com; Secure
            Content-Length: 0


            """,
        ]
    ) { facts in
        let cookies = facts.cookies
        return .marks(
            cookies.rejections(.prefixInsecure).map { .at($0.range, "\($0.entry.name): no Secure") }
                + cookies.rejections(.prefixWithDomain).map { .at($0.range, "\($0.entry.name): __Host- forbids Domain") }
                + cookies.rejections(.prefixWithoutRootPath).map { .at($0.range, "\($0.entry.name): __Host- demands Path=/") }
                + cookies.rejections(.prefixInValue).map { .at($0.range, "a cookie without a name whose value begins like a prefix") }
        )
    }
}
