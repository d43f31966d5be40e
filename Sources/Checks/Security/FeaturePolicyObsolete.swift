extension Check {
    static let featurePolicyObsolete = Check(
        id: "feature-policy-obsolete",
        severity: .note,
        summary: "Feature-Policy is retired",
        explanation: """
            Permissions-Policy took its place, with another syntax. Browsers ignore the old field or warn about it.
            """,
        remedy: "Say the same with Permissions-Policy.",
        references: [.permissionsPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Feature-Policy: ‹camera 'none'›
            Permissions-Policy: camera=()
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=()
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.featurePolicy.map { .at($0, "ignored") })
    }
}
