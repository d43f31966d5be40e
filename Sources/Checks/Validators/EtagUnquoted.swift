import HTTPSyntax

extension Check {
    static let etagUnquoted = Check(
        id: "etag-unquoted",
        severity: .warning,
        summary: "ETag without quotes",
        explanation: """
            The quotes are part of the tag. Without them strict recipients drop it, others add quotes before they send \
            it back, and then the server no longer knows its own tag: each check transfers everything again.
            """,
        remedy: "Send the tag in quotes: ETag: \"3f9a\".",
        references: [.rfc(9110, section: "8.8.3")],
        affects: [.caches, .strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            ETag: ‹3f9a›


            """,
            """
            HTTP/1.1 200 OK
            ETag: ‹W/3f9a›


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            ETag: "3f9a"


            """,
            """
            HTTP/1.1 200 OK
            ETag: W/"3f9a"


            """,
        ]
    ) { facts in
        guard let tag = facts.validators.etag.tag, tag.defects.contains(where: { $0.kind == .unquoted }) else { return .nothing }
        return .findings([.at(tag.range, "\(tag.text) has no quotes")])
    }
}
