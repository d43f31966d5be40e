extension Check {
    static let linkWithoutRelation = Check(
        id: "link-without-relation",
        severity: .warning,
        summary: "A link that does not say how the resources relate",
        explanation: """
            rel must be there; a link without it says nothing that a recipient could use.
            """,
        remedy: "Add rel.",
        references: [.rfc(8288, section: "3.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Link: ‹</a>; title="A"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Link: ‹</a>; rel=""›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=next
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.links.withoutRelation.map { .at($0.range, $0.detail) })
    }
}
