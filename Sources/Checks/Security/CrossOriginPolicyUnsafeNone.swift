extension Check {
    static let crossOriginPolicyUnsafeNone = Check(
        id: "cross-origin-policy-unsafe-none",
        severity: .note,
        summary: "An opener or embedder policy is unsafe-none, the default",
        explanation: """
            The value sets nothing apart: it is what browsers assume without the field.
            """,
        remedy: "Choose same-origin and require-corp if the page is to be isolated, or leave the field out.",
        references: [.openerPolicy, .embedderPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: ‹unsafe-none›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Opener-Policy: same-origin-allow-popups
            Content-Length: 0


            """
        ]
    ) { facts in
        let policies = [facts.security.openerPolicy, facts.security.embedderPolicy]
        return .marks(policies.filter { $0.value == "unsafe-none" }.compactMap(\.valueRange).map { .at($0, "the default") })
    }
}
