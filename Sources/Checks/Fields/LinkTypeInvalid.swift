extension Check {
    static let linkTypeInvalid = Check(
        id: "link-type-invalid",
        severity: .note,
        summary: "The type of a link is no media type",
        explanation: """
            The hint is of no use, and a recipient that chooses by it leaves the link out.
            """,
        remedy: "Write type and subtype alone, without parameters.",
        references: [.rfc(8288, section: "3.4.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=help; ‹type=html›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=help; type="text/html"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.links.invalidTypes.map { .at($0.range, $0.detail) })
    }
}
