extension Check {
    static let referrerPolicyUnsafe = Check(
        id: "referrer-policy-unsafe",
        severity: .warning,
        summary: "Referrer-Policy hands whole URLs to other sites",
        explanation: """
            With unsafe-url path and query of this page, with all that stands in them, go to every site that it links to or \
            embeds, also over http.
            """,
        remedy: "Use strict-origin-when-cross-origin.",
        references: [.referrerPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Referrer-Policy: ‹unsafe-url›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Referrer-Policy: no-referrer
            Referrer-Policy: ‹unsafe-url›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Referrer-Policy: unsafe-url, no-referrer
            Content-Length: 0


            """
        ]
    ) { facts in
        guard facts.security.referrerPolicy.policy == .unsafeURL, let range = facts.security.referrerPolicy.policyRange else {
            return .nothing
        }
        return .findings([.at(range, "unsafe-url")])
    }
}
