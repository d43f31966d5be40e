extension Check {
    static let partialExtraFields = Check(
        id: "partial-extra-fields",
        severity: .note,
        summary: "A part repeats what the client has from the whole",
        explanation: """
            The client asked with If-Range and combines the part with what it holds; of the representation a 206 \
            then needs Content-Range, ETag, Date, Cache-Control, Expires, Vary and Content-Location alone.
            """,
        remedy: "Leave the other fields out of a 206 to If-Range.",
        references: [.rfc(9110, section: "15.3.7")],
        triggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-1/5
                ‹Content-Language›: en
                ETag: "a"
                Content-Length: 2

                ab
                """,
                fields: [("Range", "bytes=0-1"), ("If-Range", "\"a\"")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 206 Partial Content
                Content-Range: bytes 0-1/5
                Content-Language: en
                ETag: "a"
                Content-Length: 2

                ab
                """,
                fields: [("Range", "bytes=0-1")]
            )
        ]
    ) { facts in
        guard facts.status.code == 206, facts.requestContext.fields.contains("if-range") else { return .nothing }
        return .marks(facts.fields.rare.repeatedInPart.map { .at($0, "the client has it") })
    }
}
