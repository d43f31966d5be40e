extension Check {
    static let linkRev = Check(
        id: "link-rev",
        severity: .note,
        summary: "A link with rev",
        explanation: """
            rev turns a relation around; it is deprecated, as readers and writers often took it for rel.
            """,
        remedy: "Send rel with the opposite relation, or a link from the other resource.",
        references: [.rfc(8288, section: "3.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=prev; ‹rev=next›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=prev
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.links.reversed.map { .at($0.range, $0.detail) })
    }
}
