extension Check {
    static let frameOptionsOverruled = Check(
        id: "xfo-overruled",
        severity: .note,
        summary: "frame-ancestors overrules X-Frame-Options",
        explanation: """
            Where Content-Security-Policy has frame-ancestors, browsers do not look at X-Frame-Options. Only very old ones \
            still do.
            """,
        remedy: "Make sure that both say the same, or drop X-Frame-Options.",
        references: [
            .standard("CSP Level 3, relation to X-Frame-Options", "https://www.w3.org/TR/CSP3/#frame-ancestors-and-frame-options")
        ],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: ‹DENY›
            Content-Security-Policy: frame-ancestors https://partner.example.net
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Frame-Options: DENY
            Content-Security-Policy: default-src 'self'
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Frame-Options: DENY
            Content-Security-Policy-Report-Only: frame-ancestors https://partner.example.net
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard let ancestors = facts.security.frameAncestors, let member = facts.security.frameOptions.members.first else { return .nothing }
        let sources = ancestors.sources.map(\.text).joined(separator: " ")
        return .findings([.at(member.range, "frame-ancestors \(sources.isEmpty ? "'none'" : sources) counts")])
    }
}
