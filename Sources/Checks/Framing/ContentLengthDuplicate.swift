extension Check {
    static let contentLengthDuplicate = Check(
        id: "content-length-duplicate",
        severity: .warning,
        summary: "Content-Length states the same number several times",
        explanation: """
            A recipient may merge equal numbers, yet several strict parsers reject the message, and a number that one \
            hop changes and another does not becomes a conflict.
            """,
        remedy: "Remove the layer that adds the field a second time.",
        references: [.rfc(9110, section: "8.6")],
        affects: [.strictParsers, .proxies],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5
            Content-Length: ‹5›

            hello
            """,
            """
            HTTP/1.1 200 OK
            Content-Length: 5, ‹5›

            hello
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 5

            hello
            """
        ]
    ) { facts in
        let repeated = facts.framing.contentLength.defects.filter { $0.kind == .repeated }
        guard !facts.framing.contentLength.has(.conflicting) else { return .nothing }
        return .marks(repeated.map { .at($0.range, "the same length again") })
    }
}
