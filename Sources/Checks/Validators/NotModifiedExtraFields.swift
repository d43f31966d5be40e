import HTTPSyntax

extension Check {
    static let notModifiedExtraFields = Check(
        id: "not-modified-extra-fields",
        severity: .note,
        summary: "304 repeats fields about the content",
        explanation: """
            They describe a content that does not come. A cache puts them into its copy, which then may say the wrong \
            length, coding or type of what it holds.
            """,
        remedy: "Leave out all fields about the content but Cache-Control, Content-Location, Date, ETag, Expires and Vary.",
        references: [.rfc(9110, section: "15.4.5"), .rfc(9111, section: "3.2")],
        affects: [.caches],
        triggering: [
            Example(
                """
                HTTP/1.1 304 Not Modified
                ETag: "a"
                ‹Content-Encoding›: gzip


                """,
                fields: [("If-None-Match", "\"a\"")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 304 Not Modified
                ETag: "a"
                Content-Location: /a
                Vary: Accept


                """,
                fields: [("If-None-Match", "\"a\"")]
            )
        ]
    ) { facts in
        guard facts.message.status == 304 else { return .nothing }
        let names: [FieldName] = [
            "content-type", "content-encoding", "content-language", "content-range", "content-md5", "content-disposition",
        ]
        return .marks(names.flatMap { name in facts.message.fields.lines(named: name).map { .at($0.name, "there is no content") } })
    }
}
