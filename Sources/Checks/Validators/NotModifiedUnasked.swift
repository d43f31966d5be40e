extension Check {
    static let notModifiedUnasked = Check(
        id: "not-modified-unasked",
        severity: .error,
        summary: "304 to a request without a condition",
        explanation: """
            304 says: use the copy you have. A client that did not ask has none, and shows an empty page or an error.
            """,
        remedy:
            "Send 304 only if the request has If-None-Match or If-Modified-Since; a cache must not pass on a 304 that it asked for itself.",
        references: [.rfc(9110, section: "15.4.5")],
        fault: .intermediary,
        triggering: [
            """
            HTTP/1.1 ‹304› Not Modified
            ETag: "a"


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 304 Not Modified
                ETag: "a"


                """,
                fields: [("If-None-Match", "\"a\"")]
            ),
            Example(
                """
                HTTP/1.1 304 Not Modified
                ETag: "a"


                """,
                method: nil
            ),
        ]
    ) { facts in
        guard facts.message.status == 304, let status = facts.message.head?.statusLine.codeRange else { return .nothing }
        guard facts.request.method != nil else { return .notEvaluated(missing: "request") }
        return facts.validators.requestIsConditional ? .nothing : .findings([.at(status, "the request has no condition")])
    }
}
