extension Check {
    static let jsonUnsafeInteger = Check(
        id: "json-unsafe-integer",
        severity: .warning,
        summary: "An integer that JavaScript cannot hold exactly",
        explanation: """
            Beyond 2^53 - 1 a double changes the last digits: the identifier that comes back finds nothing.
            """,
        remedy: "Send such numbers as strings.",
        references: [.rfc(8259, section: "6"), .rfc(7493, section: "2.2")],
        affects: [.javaScript],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"id": ‹9007199254740993›}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"id": 9007199254740991}
            """
        ]
    ) { facts in
        return .marks((facts.json?.unsafeIntegers ?? []).map { .at(facts.jsonLocation($0.octets), $0.pointer) })
    }
}
