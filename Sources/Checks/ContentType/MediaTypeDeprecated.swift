extension Check {
    static let mediaTypeDeprecated = Check(
        id: "media-type-deprecated",
        severity: .note,
        summary: "A media type that is registered as obsolete",
        explanation: """
            Recipients still know it, and will do so for a while.
            """,
        remedy: "Send the type that replaced it.",
        references: [
            .standard("IANA, Media Types", "https://www.iana.org/assignments/media-types/media-types.xhtml"), .rfc(9239, section: "6"),
        ],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹application/javascript›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: text/javascript
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let found = facts.contentType.obsolete else { return .nothing }
        return .findings([.at(found.range, "\(found.instead) replaced it")])
    }
}
