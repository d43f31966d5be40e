extension Check {
    static let cookieControlCharacter = Check(
        id: "cookie-control-character",
        severity: .error,
        summary: "A control character in a cookie: browsers drop the whole line",
        explanation: """
            Set-Cookie lines that hold control characters are ignored, as they have been used to smuggle fields.
            """,
        remedy: "Encode the value, for example with base64url or percent-encoding.",
        references: [.cookies(section: "5.6")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=x‹\u{1}›y; Path=/
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=x\u{9}y; Path=/
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.rejections(.controlCharacter), "a control character")
    }
}
