extension Check {
    static let referrerPolicyInvalid = Check(
        id: "referrer-policy-invalid",
        severity: .warning,
        summary: "Referrer-Policy holds a policy that is not known",
        explanation: """
            Browsers skip what they do not know and take the last policy that they do; if there is none, the default \
            applies.
            """,
        remedy: "Write one of the eight names, such as strict-origin-when-cross-origin.",
        references: [.referrerPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Referrer-Policy: ‹origin-when-crossorigin›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Referrer-Policy: no-referrer, ‹whimsy›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Referrer-Policy: no-referrer, strict-origin-when-cross-origin
            Content-Length: 0


            """
        ]
    ) { facts in
        let policy = facts.security.referrerPolicy
        // Beside a known policy an unknown one may be meant for browsers to come.
        let isHarmless = policy.policy != nil
        return .marks(
            policy.unknown.map { .at($0, isHarmless ? "skipped" : "not known, the default applies", severity: isHarmless ? .note : nil) }
        )
    }
}
