extension Check {
    static let etagBackslash = Check(
        id: "etag-backslash",
        severity: .note,
        summary: "ETag holds a backslash",
        explanation: """
            In a tag a backslash is a character like others, but some recipients read the tag as a quoted string, drop \
            the backslash, and send back another tag.
            """,
        remedy: "Use letters, digits and hyphens in tags.",
        references: [.rfc(9110, section: "8.8.3")],
        affects: [.caches],
        triggering: [
            """
            HTTP/1.1 200 OK
            ETag: ‹"3f\\9a"›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            ETag: "3f/9a"


            """
        ]
    ) { facts in
        guard let tag = facts.validators.etag.tag, tag.opaque.utf8.contains(0x5C) else { return .nothing }
        return .findings([.at(tag.range, "a backslash in the tag")])
    }
}
