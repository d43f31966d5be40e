extension Check {
    static let headerNameInvalid = Check(
        id: "header-name-invalid",
        severity: .error,
        summary: "A field name is empty or holds characters that are not allowed",
        explanation: """
            It is not the field that the author meant, and strict parsers refuse the message.
            """,
        remedy: "Use letters, digits and hyphens; a space in the name is usually a typing slip for a hyphen.",
        references: [.rfc(9110, section: "5.1"), .rfc(9110, section: "5.6.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            ‹Content Type›: application/json
            Content-Length: 0

            """,
            """
            HTTP/1.1 200 OK
            ‹:› nothing
            Content-Length: 0

            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            X_Odd.but-legal!: 1
            Content-Length: 0

            """
        ]
    ) { facts in
        let fields = facts.message.fields
        return .marks(
            fields.defects.filter { $0.kind == .invalidName || $0.kind == .emptyName }.map {
                .at($0.range, $0.kind == .emptyName ? "a line begins with its colon" : "\(fields.octets.text($0.range)) is not a token")
            }
        )
    }
}
