extension Check {
    static let cookieSameSiteNoneInsecure = Check(
        id: "cookie-samesite-none-insecure",
        severity: .error,
        summary: "SameSite=None without Secure: browsers drop the cookie",
        explanation: """
            A cookie meant for requests from other sites must be Secure. Without it browsers throw the cookie away, and an \
            embedded sign-in or payment fails without any message.
            """,
        remedy: "Add Secure and serve the cookie over https; or use SameSite=Lax if no other site embeds it.",
        references: [.cookies(section: "5.7")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: consent=1; Path=/; ‹SameSite=None›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: consent=1; Path=/; SameSite=None; Secure
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Set-Cookie: consent=1; Path=/; SameSite=Lax
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .cookies(facts.cookies.rejections(.sameSiteNoneInsecure), "SameSite=None, but no Secure")
    }
}
