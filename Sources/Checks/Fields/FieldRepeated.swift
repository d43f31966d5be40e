extension Check {
    static let fieldRepeated = Check(
        id: "field-repeated",
        severity: .warning,
        summary: "A field with one value stands there twice",
        explanation: """
            The field is no list. Some recipients take the first line, some the last, some join both into a \
            value that nobody meant.
            """,
        remedy: "Send the field once; look for two layers that both add it.",
        references: [.rfc(9110, section: "5.3")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Date: Sun, 01 Mar 2026 12:00:00 GMT
            ‹Date›: Sun, 01 Mar 2026 12:00:01 GMT
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Set-Cookie: a=1
            Set-Cookie: b=2
            Vary: Accept
            Vary: Origin
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.inventory.repeated.map { .at($0.range, $0.detail) })
    }
}
