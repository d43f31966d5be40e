extension Check {
    static let contentDispositionMultiple = Check(
        id: "content-disposition-multiple",
        severity: .error,
        summary: "Content-Disposition reads as several values",
        explanation: """
            The field has one value. An unquoted comma, or a second line, splits it; Chromium blocks such a download \
            as a suspected injection.
            """,
        remedy: "Put the file name into double quotes, and send the field once.",
        references: [.rfc(6266, section: "4.1"), .rfc(9110, section: "5.5")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=May‹,›June.pdf
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="May,June.pdf"
            Content-Length: 0

            """
        ]
    ) { facts in
        return .marks(facts.fields.disposition?.defects(.multiple).map { .at($0.range, "a second value begins here") } ?? [])
    }
}
