extension Check {
    static let structuredFieldMistyped = Check(
        id: "structured-field-mistyped",
        severity: .warning,
        summary: "A member of a structured field has the wrong type",
        explanation: """
            A string, a token and a number are different things in structured fields. Recipients ignore a member of another \
            type than the field defines, or the field.
            """,
        remedy: "Write the type that the field defines.",
        references: [.rfc(9651, section: "3.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Accept-CH: ‹"DPR"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Deprecation: ‹""›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Reporting-Endpoints: main=‹123›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Accept-CH: DPR, Sec-CH-UA
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Deprecation: @1700000000
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(
            facts.structuredFields.mistyped.map {
                .at($0.range, "\($0.field): \($0.type) in place of \($0.expected.joined(separator: " or "))")
            }
        )
    }
}
