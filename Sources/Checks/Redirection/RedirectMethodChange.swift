extension Check {
    static let redirectMethodChange = Check(
        id: "redirect-method-change",
        severity: .note,
        summary: "The redirect makes another request of a POST: it becomes GET",
        explanation: """
            After 303, and in practice after 301 and 302, clients repeat a POST as GET and drop its content.
            """,
        remedy: "If the content is to be sent again, use 307 or 308; if not, 303 says so.",
        references: [.rfc(9110, section: "15.4")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹301› Moved Permanently
                Location: /new
                Content-Length: 0


                """,
                method: "POST"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 308 Permanent Redirect
                Location: /new
                Content-Length: 0


                """,
                method: "POST"
            ),
            Example(
                """
                HTTP/1.1 303 See Other
                Location: /new
                Content-Length: 0


                """,
                method: "POST"
            ),
            """
            HTTP/1.1 301 Moved Permanently
            Location: /new
            Content-Length: 0


            """,
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.kind == .location, redirection.changesMethod, facts.message.status != 303,
            let status = facts.message.head?.statusLine.codeRange
        else { return .nothing }
        return .findings([.at(status, "\(facts.exchange.method) becomes \(redirection.nextMethod ?? "GET")")])
    }
}
