extension Check {
    static let linkHintScheme = Check(
        id: "link-hint-scheme",
        severity: .warning,
        summary: "A hint to fetch something that is not on the web",
        explanation: """
            Preload, preconnect and their like work with http and https alone; browsers ignore the link.
            """,
        remedy: "Point to an http or https URL.",
        references: [.standard("HTML, link types", "https://html.spec.whatwg.org/multipage/links.html#linkTypes")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Link: <‹ftp://www.example.com/a.css›>; rel=preload; as=style
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Link: </a.css>; rel=preload; as=style, <mailto:a@example.com>; rel=author
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.links.unfetchableHints.map { .at($0.range, $0.detail) })
    }
}
