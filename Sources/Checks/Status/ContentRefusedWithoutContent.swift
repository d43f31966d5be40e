extension Check {
    static let contentRefusedWithoutContent = Check(
        id: "content-refused-without-content",
        severity: .warning,
        summary: "The content of the request is refused and there was none",
        explanation: """
            413 says that it is too long, 415 that its type is not known; the request had none.
            """,
        remedy: "Answer with the code of the real reason.",
        references: [.rfc(9110, section: "15.5.14"), .rfc(9110, section: "15.5.16")],
        triggering: [
            """
            HTTP/1.1 ‹413› Content Too Large
            Content-Length: 0


            """,
            Example(
                """
                HTTP/1.1 ‹415› Unsupported Media Type
                Content-Length: 0


                """,
                method: "DELETE"
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 413 Content Too Large
                Content-Length: 0


                """,
                method: "POST",
                fields: [("Content-Length", "5")]
            )
        ]
    ) { facts in
        guard facts.status.code == 413 || facts.status.code == 415, let line = facts.status.statusLine else { return .nothing }
        guard facts.requestContext.isKnown else { return .notEvaluated(missing: "the request") }
        guard !facts.requestContext.hasContent else { return .nothing }
        return .findings([.at(line.codeRange, "the request has no content")])
    }
}
