extension Check {
    static let structuredFieldInvalid = Check(
        id: "structured-field-invalid",
        severity: .warning,
        summary: "A structured field does not parse, so that it is ignored as a whole",
        explanation: """
            These fields have a strict grammar without repair: one slip, such as single quotes, an upper-case key or a comma \
            at the end, and nothing of the field counts.
            """,
        remedy: "Write the field with a library for structured fields.",
        references: [.rfc(9651, section: "4.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Digest: sha-256=‹'›abcd'
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Accept-CH: DPR‹,›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Origin-Agent-Cluster: ?‹t›rue
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Digest: sha-256=:abcd:
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            X-Unknown: sha-256=abc+
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.structuredFields.unreadable.map { .at($0.range, "\($0.field) stops being a structured field here") })
    }
}
