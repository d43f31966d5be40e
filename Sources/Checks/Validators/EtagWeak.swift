extension Check {
    static let etagWeak = Check(
        id: "etag-weak",
        severity: .note,
        summary: "ETag is weak",
        explanation: """
            A weak tag says that the content means the same, not that the octets are the same. It is good for checking \
            whether something changed; a download cannot be continued by it.
            """,
        remedy: "If downloads are to be continued send a strong tag that depends on each octet and on the content coding.",
        references: [.rfc(9110, section: "8.8.1"), .rfc(9110, section: "8.8.3")],
        affects: [.downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            ETag: ‹W/"hi"›


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            ETag: "W/hi"


            """
        ]
    ) { facts in
        guard let tag = facts.validators.etag.tag, tag.isWeak else { return .nothing }
        return .findings([.at(tag.range, "good for If-None-Match, not for If-Range")])
    }
}
