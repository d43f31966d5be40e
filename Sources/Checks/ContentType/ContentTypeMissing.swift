extension Check {
    static let contentTypeMissing = Check(
        id: "content-type-missing",
        severity: .warning,
        summary: "A body without Content-Type",
        explanation: """
            Each client guesses on its own: a browser sniffs, a library hands out octets or refuses, a download gets \
            no file name extension.
            """,
        remedy: "Send Content-Type with the media type, and a charset for text.",
        references: [.rfc(9110, section: "8.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 2

            ok
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/plain
            Content-Length: 2

            ok
            """,
            """
            HTTP/1.1 200 OK
            Content-Length: 0

            """,
        ]
    ) { facts in
        guard facts.message.head != nil, facts.contentType.isAbsent, !facts.message.content.isEmpty else { return .nothing }
        let plain = facts.contentType.plain?.essence ?? "nothing known"
        return .findings([.absent("\(facts.message.content.count) octets that look like \(plain)")])
    }
}
