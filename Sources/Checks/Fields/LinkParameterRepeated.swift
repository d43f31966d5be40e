extension Check {
    static let linkParameterRepeated = Check(
        id: "link-parameter-repeated",
        severity: .warning,
        summary: "A parameter of a link stands there twice",
        explanation: """
            All but the first are ignored, by some recipients all but the last.
            """,
        remedy: "Put several relations into one rel, with blanks between them, and send other parameters once.",
        references: [.rfc(8288, section: "3.3"), .rfc(8288, section: "3.4.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=next; ‹rel=last›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Link: </a>; rel="next last"; hreflang=en; hreflang=de
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.links.repeatedParameters.map { .at($0.range, $0.detail) })
    }
}
