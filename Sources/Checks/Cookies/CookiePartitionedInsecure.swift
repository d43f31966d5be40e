extension Check {
    static let cookiePartitionedInsecure = Check(
        id: "cookie-partitioned-insecure",
        severity: .error,
        summary: "Partitioned without Secure: browsers drop the cookie",
        explanation: """
            A cookie kept apart for each embedding site must be Secure; without it it is not stored at all.
            """,
        remedy: "Add Secure, and SameSite=None where the cookie is for embedded use.",
        references: [.partitionedCookies],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: p=v; Path=/; ‹Partitioned›; SameSite=Lax
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: p=v; Path=/; Secure; SameSite=None; Partitioned
            Content-Length: 0


            """
        ]
    ) { facts in
        return .cookies(facts.cookies.rejections(.partitionedInsecure), "Partitioned, but no Secure")
    }
}
