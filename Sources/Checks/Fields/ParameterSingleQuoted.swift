extension Check {
    static let parameterSingleQuoted = Check(
        id: "parameter-single-quoted",
        severity: .warning,
        summary: "A parameter stands in single quotes",
        explanation: """
            Single quotes quote nothing in HTTP: they are part of the value, so that the file is called \
            'report.pdf', quotes included.
            """,
        remedy: "Use double quotes.",
        references: [.rfc(9110, section: "5.6.4")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=‹'report.pdf'›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="it's.pdf"
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.parameters.singleQuoted.map { .at($0.range, $0.detail) })
    }
}
