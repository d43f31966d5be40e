extension Check {
    static let notAcceptableForLanguage = Check(
        id: "not-acceptable-for-language",
        severity: .note,
        summary: "406 because of a language",
        explanation: """
            A text in a language that was not asked for is mostly of more use than none; servers are advised to \
            send it.
            """,
        remedy: "Send the default language.",
        references: [.rfc(9110, section: "12.5.4")],
        triggering: [
            Example(
                """
                HTTP/1.1 ‹406› Not Acceptable
                Content-Length: 0


                """,
                fields: [("Accept-Language", "eo")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 406 Not Acceptable
                Content-Length: 0


                """,
                fields: [("Accept-Language", "eo"), ("Accept", "image/png")]
            )
        ]
    ) { facts in
        guard facts.status.code == 406, let line = facts.status.statusLine else { return .nothing }
        let fields = facts.requestContext.fields
        let others: Set<String> = ["accept", "accept-charset", "accept-encoding"]
        guard fields.contains("accept-language"), fields.isDisjoint(with: others) else { return .nothing }
        return .findings([.at(line.codeRange, "Accept-Language alone was given")])
    }
}
