extension Check {
    static let unexpectedPartialContent = Check(
        id: "unexpected-partial-content",
        severity: .error,
        summary: "206 to a request without Range",
        explanation: """
            The client asked for the whole and takes what comes for it: the file is cut without any sign of it. Mostly a \
            cache handed out a stored part as if it were the whole.
            """,
        remedy: "Answer 200 with the whole; a cache must not use a part for a request without Range.",
        references: [.rfc(9110, section: "15.3.7"), .rfc(9111, section: "3.3")],
        fault: .intermediary,
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 ‹206› Partial Content
            Content-Range: bytes 0-9/20

            ABCDEFGHIJ
            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-9/20

                ABCDEFGHIJ
                """,
                fields: [("Range", "bytes=0-9")]
            ),
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-9/20

                ABCDEFGHIJ
                """,
                method: nil
            ),
        ]
    ) { facts in
        guard facts.message.status == 206, let status = facts.message.head?.statusLine.codeRange else { return .nothing }
        guard facts.request.method != nil else { return .notEvaluated(missing: "request") }
        return facts.exchange.requestField("range") == nil ? .findings([.at(status, "the request has no Range")]) : .nothing
    }
}
