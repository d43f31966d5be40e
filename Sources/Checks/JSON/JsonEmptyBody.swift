extension Check {
    static let jsonEmptyBody = Check(
        id: "json-empty-body",
        severity: .error,
        summary: "A JSON type with no octets",
        explanation: """
            No JSON text is empty: a decoder reports an unexpected end.
            """,
        remedy: "Send a JSON value (null, {} or []), or 204 without content.",
        references: [.rfc(8259, section: "2"), .rfc(9110, section: "15.3.5")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹application/json›
            Content-Length: 0

            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: application/json
                Content-Length: 0

                """,
                method: "HEAD"
            ),
            """
            HTTP/1.1 204 No Content
            Content-Type: application/json

            """,
        ]
    ) { facts in
        guard let json = facts.json, json.isDeclared, json.isEmpty, facts.framing.mode != .none, facts.framing.missing == 0,
            let range = facts.contentType.values.ranges.last, let code = facts.status.code, !(300..<400).contains(code), code != 205
        else { return .nothing }
        return .findings([.at(range, "no JSON text is empty")])
    }
}
