extension Check {
    static let embedderPolicyInvalid = Check(
        id: "coep-invalid",
        severity: .warning,
        summary: "Cross-Origin-Embedder-Policy is not known and has no effect",
        explanation: """
            The value is one lower-case token, with parameters perhaps. Anything else counts as unsafe-none.
            """,
        remedy: "Write require-corp, credentialless or unsafe-none.",
        references: [.embedderPolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Embedder-Policy: ‹same-origin›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Embedder-Policy: require-corp; report-to="coep"
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let range = facts.security.embedderPolicy.invalid else { return .nothing }
        return .findings([.at(range, "counts as unsafe-none")])
    }
}
