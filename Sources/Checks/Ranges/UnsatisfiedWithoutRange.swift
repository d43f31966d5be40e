extension Check {
    static let unsatisfiedWithoutRange = Check(
        id: "unsatisfied-without-range",
        severity: .warning,
        summary: "416 to a request without Range",
        explanation: """
            The status answers a question that was not asked: the client wanted the whole and gets an error it cannot \
            act on.
            """,
        remedy: "Answer with the whole, or with the status that fits the trouble.",
        references: [.rfc(9110, section: "15.5.17")],
        triggering: [
            """
            HTTP/1.1 ‹416› Range Not Satisfiable
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Range: bytes */20
                Content-Length: 0


                """,
                fields: [("Range", "bytes=30-")]
            ),
            Example(
                """
                HTTP/1.1 416 Range Not Satisfiable
                Content-Length: 0


                """,
                method: nil
            ),
        ]
    ) { facts in
        guard facts.message.status == 416, let status = facts.message.head?.statusLine.codeRange else { return .nothing }
        guard facts.request.method != nil else { return .notEvaluated(missing: "request") }
        return facts.exchange.requestField("range") == nil ? .findings([.at(status, "the request has no Range")]) : .nothing
    }
}
