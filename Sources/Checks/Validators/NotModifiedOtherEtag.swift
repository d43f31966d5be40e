extension Check {
    static let notModifiedOtherEtag = Check(
        id: "not-modified-other-etag",
        severity: .warning,
        summary: "304 names a tag that the request did not ask about",
        explanation: """
            The client is told that its copy is good, and at the same time that the current version is another one. It \
            may keep old content under a new tag, and never see the change.
            """,
        remedy: "Answer 304 only when the current tag is among those of If-None-Match.",
        references: [.rfc(9110, section: "13.1.2"), .rfc(9111, section: "4.3.3")],
        affects: [.caches],
        triggering: [
            Example(
                """
                HTTP/1.1 304 Not Modified
                ETag: ‹"b"›


                """,
                fields: [("If-None-Match", "\"a\"")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 304 Not Modified
                ETag: W/"a"


                """,
                fields: [("If-None-Match", "\"c\", \"a\"")]
            )
        ]
    ) { facts in
        let asked = facts.validators.requestTags
        guard facts.message.status == 304, let tag = facts.validators.etag.tag, !asked.isStar, !asked.tags.isEmpty,
            !asked.tags.contains(where: { $0.matchesWeakly(tag) })
        else { return .nothing }
        return .findings([.at(tag.range, "the request asked about \(asked.tags.map(\.text).joined(separator: ", "))")])
    }
}
