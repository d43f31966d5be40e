extension Check {
    static let charsetParameterOnJson = Check(
        id: "charset-parameter-on-json",
        severity: .note,
        summary: "A charset parameter on JSON",
        explanation: """
            JSON has no such parameter: it is always UTF-8, and recipients pass over the label. Where label and \
            text differ, those that do not read it wrong.
            """,
        remedy: "Leave the parameter out.",
        references: [.rfc(8259, section: "11"), .rfc(8259, section: "8.1")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json; charset=‹utf-8›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Type: text/html; charset=utf-8
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard facts.contentType.declared?.essence == "application/json", let range = facts.contentType.charsetRange else { return .nothing }
        return .findings([.at(range, "no effect")])
    }
}
