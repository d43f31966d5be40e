extension Check {
    static let explanationMissing = Check(
        id: "explanation-missing",
        severity: .note,
        summary: "An error without a word of explanation",
        explanation: """
            The status code is all that a person or a program gets. Except to HEAD, an error should say what is \
            wrong and whether it lasts.
            """,
        remedy: "Send a short content, for programs perhaps application/problem+json.",
        references: [.rfc(9110, section: "15.5"), .rfc(9110, section: "15.6"), .rfc(9457, section: "3")],
        affects: [.people, .everyClient],
        triggering: [
            """
            HTTP/1.1 ‹404› Not Found
            Content-Length: 0


            """,
            """
            HTTP/1.1 ‹503› Service Unavailable
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 404 Not Found
            Content-Length: 9

            Not here.
            """,
            Example(
                """
                HTTP/1.1 404 Not Found
                Content-Length: 0


                """,
                method: "HEAD"
            ),
        ]
    ) { facts in
        guard let code = facts.status.code, (400..<600).contains(code) || code == 300 || code == 303, let line = facts.status.statusLine
        else { return .nothing }
        guard facts.requestContext.method != "HEAD", facts.message.content.range.isEmpty, facts.message.framed.isEmpty else {
            return .nothing
        }
        guard facts.framing.isDeliberatelyEmpty else { return .nothing }
        return .findings([.at(line.codeRange, "no content")])
    }
}
