extension Check {
    static let statusCodeInvalid = Check(
        id: "status-code-invalid",
        severity: .error,
        summary: "The status code is not a number from 100 to 999",
        explanation: """
            The first digit tells every client what class of answer this is. Without three digits the message cannot \
            be trusted.
            """,
        remedy: "Send three digits after the version.",
        references: [.rfc(9112, section: "4"), .rfc(9110, section: "15")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 ‹OK›
            Content-Length: 0

            """,
            """
            HTTP/1.1 ‹20› OK
            Content-Length: 0

            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 299 Odd
            Content-Length: 0

            """
        ]
    ) { facts in
        guard let line = facts.status.statusLine,
            let flaw = line.defects.first(where: { $0.kind == .invalidCode || $0.kind == .missingCode })
        else {
            return .nothing
        }
        return .findings([.at(flaw.range, flaw.range.isEmpty ? "no status code" : "not three digits from 100")])
    }
}
