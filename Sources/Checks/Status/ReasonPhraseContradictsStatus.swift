extension Check {
    static let reasonPhraseContradictsStatus = Check(
        id: "reason-phrase-contradicts-status",
        severity: .warning,
        summary: "The reason phrase says something else than the status code",
        explanation: """
            Clients go by the code alone. Whoever wrote the phrase meant another answer, which no program will notice.
            """,
        remedy: "Send the code that goes with the phrase.",
        references: [.rfc(9112, section: "4"), .rfc(9110, section: "15.1")],
        affects: [.people],
        triggering: [
            """
            HTTP/1.1 200 ‹BANNED›
            Content-Length: 0

            """,
            """
            HTTP/1.1 200 ‹Not Found›
            Content-Length: 0

            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 404 Nothing here
            Content-Length: 0

            """,
            """
            HTTP/1.1 302 Moved Temporarily
            Location: /a
            Content-Length: 0

            """,
        ]
    ) { facts in
        guard let line = facts.status.statusLine, let contradiction = facts.status.contradiction else { return .nothing }
        return .findings([.at(line.reason, contradiction)])
    }
}
