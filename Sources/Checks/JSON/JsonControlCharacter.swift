extension Check {
    static let jsonControlCharacter = Check(
        id: "json-control-character",
        severity: .error,
        summary: "A raw control character inside a string",
        explanation: """
            Strict parsers stop at this octet, lenient ones pass it.
            """,
        remedy: "Escape control characters as JSON asks; a JSON library does.",
        references: [.rfc(8259, section: "7")],
        implies: .broken,
        triggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"a\": \"one‹\n›two\"}")
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: application/json\n\n{\"a\":\n\"one\\ntwo\"}")
        ]
    ) { facts in
        return facts.jsonFault([.controlCharacter]) { _ in "it must be escaped" }
    }
}
