extension Check {
    static let contentDispositionNonAscii = Check(
        id: "content-disposition-non-ascii",
        severity: .warning,
        summary: "A file name that is not ASCII stands in the plain filename parameter",
        explanation: """
            Browsers guess UTF-8 or Latin-1 or their own locale, and the download gets a garbled name.
            """,
        remedy: "Send filename* beside it: filename*=UTF-8'' and percent escapes.",
        references: [.rfc(6266, section: "4.3"), .rfc(8187, section: "3.2")],
        affects: [.browsers, .downloadManagers],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Disposition: attachment; filename=‹\"naïve.txt\"›\r\nContent-Length: 0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="naive.txt"; filename*=UTF-8''na%C3%AFve.txt
            Content-Length: 0

            """
        ]
    ) { facts in
        return .marks(
            facts.fields.disposition?.defects(.nonASCIIFilename).map { .at($0.range, "not ASCII, and no charset says what it is") } ?? []
        )
    }
}
