extension Check {
    static let permissionsPolicySyntax = Check(
        id: "permissions-policy-syntax",
        severity: .warning,
        summary: "Permissions-Policy does not parse, so that browsers ignore all of it",
        explanation: """
            The field is a structured dictionary. One slip, such as the syntax of the old Feature-Policy, and no feature is \
            restricted.
            """,
        remedy: "Write `camera=(), geolocation=(self \"https://maps.example.com\")`.",
        references: [.permissionsPolicy, .rfc(9651, section: "3.2")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera ‹'›none'
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(); geolocation=‹(›)
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=()‹,›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(), geolocation=(self "https://maps.example.com")
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(), camera=()
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard let failure = facts.security.permissionsPolicy.failure else { return .nothing }
        return .findings([.at(failure.range, "here the value stops being a structured dictionary")])
    }
}
