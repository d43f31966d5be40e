extension Check {
    static let contentDispositionParameterRepeated = Check(
        id: "content-disposition-parameter-repeated",
        severity: .warning,
        summary: "A parameter of Content-Disposition stands there twice",
        explanation: """
            Browsers take the first, other clients the last: the file gets one name or the other.
            """,
        remedy: "Send each parameter once.",
        references: [.rfc(6266, section: "4.1")],
        affects: [.browsers, .downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="a.txt"; ‹filename›="b.txt"
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="a.txt"; filename*=UTF-8''b.txt
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let field = facts.fields.disposition else { return .nothing }
        return .marks(field.defects(.repeatedParameter).map { .at($0.range, "stood before") })
    }
}
