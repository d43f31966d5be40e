extension Check {
    static let extendedValueCharset = Check(
        id: "extended-value-charset",
        severity: .warning,
        summary: "A parameter with a star is not in UTF-8",
        explanation: """
            Senders must use UTF-8 here; many recipients know no other charset and drop the value.
            """,
        remedy: "Encode the text as UTF-8 before escaping it.",
        references: [.rfc(8187, section: "3.2.1")],
        affects: [.browsers, .downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=a.txt; filename*=‹iso-8859-1''%E4.txt›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=a.txt; filename*=utf-8''%C3%A4.txt
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.parameters.otherCharsets.map { .at($0.range, $0.detail) })
    }
}
