extension Check {
    static let contentDispositionPercent = Check(
        id: "content-disposition-percent",
        severity: .warning,
        summary: "Percent escapes in the plain filename parameter",
        explanation: """
            They are literal text there: the file is saved with %20 and %E5 in its name by clients that follow the \
            rule, and decoded by those that do not.
            """,
        remedy: "Send filename*=UTF-8'' with the escapes, and a plain ASCII name in filename.",
        references: [.rfc(6266, section: "4.3"), .rfc(8187, section: "3.2")],
        affects: [.browsers, .downloadManagers, .urlSession],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=‹"a%20b.txt"›
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="100% b.txt"
            Content-Length: 0

            """
        ]
    ) { facts in
        return .marks(facts.fields.disposition?.defects(.percentFilename).map { .at($0.range, "escapes are literal text here") } ?? [])
    }
}
