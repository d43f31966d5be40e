extension Check {
    static let contentTypeSyntax = Check(
        id: "content-type-syntax",
        severity: .note,
        summary: "A small slip in Content-Type",
        explanation: """
            Lenient parsers read on; strict ones throw the value away and the client guesses.
            """,
        remedy: "Write each parameter as name=value, values with other characters than letters, digits and -._ in double quotes.",
        references: [.rfc(9110, section: "5.6.6"), .rfc(9110, section: "8.3.1")],
        affects: [.strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset=utf-8‹;›
            Content-Length: 2

            ok
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain; charset="utf-8"; x=3.0
            Content-Length: 2

            ok
            """
        ]
    ) { facts in
        guard !facts.contentType.isInvalid else { return .nothing }
        return .marks(
            facts.contentType.slips.filter { $0.kind != .empty }.map { slip in
                .at(
                    slip.range.isEmpty && slip.kind == .emptyParameter ? slip.range.lowerBound - 1..<slip.range.lowerBound : slip.range,
                    slip.kind.words
                )
            }
        )
    }
}
