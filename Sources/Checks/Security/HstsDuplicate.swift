extension Check {
    static let hstsDuplicate = Check(
        id: "hsts-duplicate",
        severity: .warning,
        summary: "Several Strict-Transport-Security lines; only the first counts",
        explanation: """
            Two layers each add a policy. Browsers take the first; which one that is depends on the layers in between.
            """,
        remedy: "Send the field once, from one layer.",
        references: [.rfc(6797, section: "8.1")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000
            Strict-Transport-Security: ‹max-age=0›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=31536000; includeSubDomains
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.security.hsts.defects.filter { $0.kind == .repeatedLine }.map { .at($0.range, "ignored") })
    }
}
