extension Check {
    static let extendedValueInvalid = Check(
        id: "extended-value-invalid",
        severity: .warning,
        summary: "A parameter with a star cannot be decoded",
        explanation: """
            Its value is charset, language and percent escapes with single quotes between them, and never stands \
            in double quotes. Browsers drop one that is not so, and with it the name of the file.
            """,
        remedy: "Write filename*=UTF-8''na%C3%AFve.txt.",
        references: [.rfc(8187, section: "3.2"), .rfc(6266, section: "4.3")],
        affects: [.browsers, .downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename*=‹"UTF-8''a.txt"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename*=‹UTF-8''%E4.txt›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Link: </a>; rel=next; title*=‹Editor›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="naive.txt"; filename*=UTF-8''na%C3%AFve.txt
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.parameters.invalidExtended.map { .at($0.range, $0.detail) })
    }
}
