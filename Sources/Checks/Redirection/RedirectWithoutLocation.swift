extension Check {
    static let redirectWithoutLocation = Check(
        id: "redirect-without-location",
        severity: .error,
        summary: "A redirect without Location: the client is not told where to go",
        explanation: """
            Clients that follow redirects stop here, with an error or with the bare body of the redirect.
            """,
        remedy: "Send Location, or a status that redirects nobody.",
        references: [.rfc(9110, section: "15.4")],
        triggering: [
            """
            HTTP/1.1 ‹301› Moved Permanently
            Content-Length: 0


            """,
            """
            HTTP/1.1 302 Found
            Location: ‹›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 300 Multiple Choices
            Content-Length: 0


            """,
            """
            HTTP/1.1 304 Not Modified
            ETag: "a"


            """,
            """
            HTTP/1.1 301 Moved Permanently
            Location: /
            Content-Length: 0


            """,
        ]
    ) { facts in
        let redirection = facts.redirection
        guard redirection.isRedirectStatus, redirection.location.value == nil else { return .nothing }
        if let empty = redirection.location.ranges(.empty).first { return .findings([.at(empty, "Location is empty")]) }
        guard let status = facts.message.head?.statusLine.codeRange else { return .nothing }
        return .findings([.at(status, "no Location")])
    }
}
