extension Check {
    static let permissionsPolicyAllowlist = Check(
        id: "permissions-policy-allowlist",
        severity: .warning,
        summary: "A member of an allowlist in Permissions-Policy means nothing",
        explanation: """
            Known are the tokens self, src and *, and origins in quotes. Anything else is ignored: `(none)` allows nobody by \
            chance, `("self")` nobody either.
            """,
        remedy: "Write `()` for nobody, self without quotes, and origins in quotes.",
        references: [.permissionsPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(‹"self"›)
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(‹none›)
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=‹?0›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(), geolocation=(self "https://maps.example.com"), usb=*
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.permissionsPolicy.meaningless.map { .at($0, "neither self, src, * nor an origin in quotes") })
    }
}
