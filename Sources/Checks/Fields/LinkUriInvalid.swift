extension Check {
    static let linkUriInvalid = Check(
        id: "link-uri-invalid",
        severity: .warning,
        summary: "A link points to what is no URI",
        explanation: """
            Octets that no URI may hold stand in the target or the anchor; recipients escape them, cut there, or \
            drop the link.
            """,
        remedy: "Percent-encode the octets.",
        references: [.rfc(8288, section: "3.1"), .rfc(3986, section: "2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Link: </a‹ ›b>; rel=next
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=next; anchor="#‹{›x‹}›"
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Link: </a%20b>; rel=next; anchor="#x"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.links.invalidReferences.map { .at($0.range, $0.detail) })
    }
}
