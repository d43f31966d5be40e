extension Check {
    static let statusCodeNonstandard = Check(
        id: "status-code-nonstandard",
        severity: .warning,
        summary: "The status code lies outside the five classes",
        explanation: """
            A client must treat it as a server error, and many libraries refuse it.
            """,
        remedy: "Use a registered code of 4xx or 5xx.",
        references: [.rfc(9110, section: "15")],
        implies: .httpError,
        triggering: [
            """
            HTTP/1.1 ‹999› Request denied
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 599 Odd
            Content-Length: 0

            """
        ]
    ) { facts in
        guard facts.status.isOutsideClasses, let line = facts.status.statusLine, line.hasValidCode else { return .nothing }
        return .findings([.at(line.codeRange, "no class begins with this digit")])
    }
}
