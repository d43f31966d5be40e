extension Check {
    static let structuredFieldKeyRepeated = Check(
        id: "structured-field-key-repeated",
        severity: .warning,
        summary: "A key occurs twice in a structured field; the last one counts",
        explanation: """
            The earlier value is lost without a word, which is seldom what two layers that each add a member have in mind.
            """,
        remedy: "Set each key once.",
        references: [.rfc(9651, section: "3.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(), ‹camera›=(self)
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Proxy-Status: edge; error=dns_error; ‹error›=http_protocol_error
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Permissions-Policy: camera=(), geolocation=()
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.structuredFields.repeatedKeys.map { .at($0.range, "\($0.field): stood before") })
    }
}
