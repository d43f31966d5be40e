extension Check {
    static let nosniffInvalid = Check(
        id: "nosniff-invalid",
        severity: .warning,
        summary: "X-Content-Type-Options does not begin with nosniff and has no effect",
        explanation: """
            Only the first member counts, and nosniff is the only value. Anything else leaves the guard off.
            """,
        remedy: "Write `X-Content-Type-Options: nosniff`, once.",
        references: [.nosniff],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            X-Content-Type-Options: ‹no-sniff›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Content-Type-Options: ‹"nosniff"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X-Content-Type-Options: NoSniff
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Content-Type-Options: nosniff, nosniff
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard let unknown = facts.security.contentTypeOptions.unknown else { return .nothing }
        return .findings([.at(unknown, unknown.isEmpty ? "empty" : "not nosniff")])
    }
}
