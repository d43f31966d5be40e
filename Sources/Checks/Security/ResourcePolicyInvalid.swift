extension Check {
    static let resourcePolicyInvalid = Check(
        id: "corp-invalid",
        severity: .warning,
        summary: "Cross-Origin-Resource-Policy is not known and has no effect",
        explanation: """
            The value is compared as it stands, with regard to case; several lines make one value that is not known.
            """,
        remedy: "Write same-origin, same-site or cross-origin, once.",
        references: [.resourcePolicy],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Resource-Policy: ‹Same-Origin›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Cross-Origin-Resource-Policy: same-site
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let range = facts.security.resourcePolicy.invalid else { return .nothing }
        return .findings([.at(range, "ignored")])
    }
}
