import HTTPContent

extension Check {
    static let jsonInvalid = Check(
        id: "json-invalid",
        severity: .error,
        summary: "The content is not JSON",
        explanation: """
            Every JSON parser refuses it.
            """,
        remedy: "Let a JSON library write the text; look at what the sender meant to send.",
        references: [.rfc(8259, section: "2")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            ‹Y›W4gZW5jcnlwdGVk
            """,
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"a" ‹1›}
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            "YW4gZW5jcnlwdGVk"
            """
        ]
    ) { facts in
        return facts.jsonFault(
            [
                .trailingGarbage, .missingComma, .missingColon, .mismatchedBracket, .badNumber, .badEscape, .singleQuotes, .unquotedKey,
                .comment,
                .unknownWord, .other, .invalidUTF8,
            ]
        ) { $0.kind.words }
    }
}
