extension Check {
    static let contentTypeMistaken = Check(
        id: "content-type-mistaken",
        severity: .warning,
        summary: "A media type that does not exist, but is meant for one that does",
        explanation: """
            Recipients do not know the type: they save the content, sniff it, or refuse it.
            """,
        remedy: "Send the registered type.",
        references: [
            .rfc(9110, section: "8.3.1"), .standard("IANA, Media Types", "https://www.iana.org/assignments/media-types/media-types.xhtml"),
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹plain/text›
            Content-Length: 2

            ok
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: ‹text/json›; charset=utf-8
            Content-Length: 2

            {}
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/x-json
            Content-Length: 2

            {}
            """
        ]
    ) { facts in
        guard let found = facts.contentType.mistaken else { return .nothing }
        return .findings([.at(found.range, "\(found.meant) is meant")])
    }
}
