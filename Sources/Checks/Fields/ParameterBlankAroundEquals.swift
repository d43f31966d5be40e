extension Check {
    static let parameterBlankAroundEquals = Check(
        id: "parameter-blank-around-equals",
        severity: .warning,
        summary: "A blank beside the equals sign of a parameter",
        explanation: """
            No blank is allowed there. Some recipients then drop the parameter, some keep the blank in its name \
            or value.
            """,
        remedy: "Write name=value without blanks.",
        references: [.rfc(9110, section: "5.6.6")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename‹ ›=a.txt
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=a.txt ; foo=bar
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.parameters.blanks.map { .at($0.range, $0.detail) })
    }
}
