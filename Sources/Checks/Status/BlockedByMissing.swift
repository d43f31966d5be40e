extension Check {
    static let blockedByMissing = Check(
        id: "blocked-by-missing",
        severity: .note,
        summary: "451 does not say who demanded it",
        explanation: """
            A link with the relation blocked-by should name the party that carries out the demand.
            """,
        remedy: "Send Link with rel=blocked-by.",
        references: [.rfc(7725, section: "4")],
        triggering: [
            """
            HTTP/1.1 ‹451› Unavailable For Legal Reasons
            Content-Length: 3

            No.
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 451 Unavailable For Legal Reasons
            Link: <https://example.com/>; rel="blocked-by"
            Content-Length: 3

            No.
            """
        ]
    ) { facts in
        guard facts.status.code == 451, let line = facts.status.statusLine else { return .nothing }
        guard !facts.fields.links.field.links.contains(where: { $0.relations.contains("blocked-by") }) else { return .nothing }
        return .findings([.at(line.codeRange, "no link blocked-by")])
    }
}
