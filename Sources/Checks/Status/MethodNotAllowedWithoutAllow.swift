extension Check {
    static let methodNotAllowedWithoutAllow = Check(
        id: "method-not-allowed-without-allow",
        severity: .warning,
        summary: "405 without Allow",
        explanation: """
            405 must list the methods that are allowed; without the list a caller can only try.
            """,
        remedy: "Send Allow, even when it is empty.",
        references: [.rfc(9110, section: "15.5.6"), .rfc(9110, section: "10.2.1")],
        triggering: [
            """
            HTTP/1.1 ‹405› Method Not Allowed
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 405 Method Not Allowed
            Allow: GET, HEAD
            Content-Length: 0

            """
        ]
    ) { facts in
        guard facts.status.code == 405, !facts.status.hasAllow, let line = facts.status.statusLine else { return .nothing }
        return .findings([.at(line.codeRange, "no Allow field")])
    }
}
