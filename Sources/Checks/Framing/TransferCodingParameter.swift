extension Check {
    static let transferCodingParameter = Check(
        id: "transfer-coding-parameter",
        severity: .note,
        summary: "A transfer coding has parameters",
        explanation: """
            No registered transfer coding defines parameters; parsers that compare the whole word do not \
            recognise the coding.
            """,
        remedy: "Send the name of the coding alone.",
        references: [.rfc(9112, section: "7")],
        affects: [.strictParsers],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked‹;q=1›\r\n\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        let codings = facts.framing.transferEncoding.codings.filter { !$0.parameters.isEmpty }
        return .marks(codings.map { .at($0.parameters, "\($0.name) has no parameters") })
    }
}
