extension Check {
    static let hstsDisabled = Check(
        id: "hsts-disabled",
        severity: .warning,
        summary: "max-age=0 makes browsers forget that the host wants TLS",
        explanation: """
            Every visit switches the protection off, also where another answer of the same host had switched it on.
            """,
        remedy: "Set max-age to a year; keep 0 for the time in which TLS is to be given up.",
        references: [.rfc(6797, section: "6.1.1")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=‹0›; includeSubDomains
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Strict-Transport-Security: max-age=10
            Content-Length: 0


            """
        ]
    ) { facts in
        let hsts = facts.security.hsts
        guard hsts.maxAge == 0, let range = hsts.maxAgeRange else { return .nothing }
        return .findings([.at(range, "the policy is removed")])
    }
}
