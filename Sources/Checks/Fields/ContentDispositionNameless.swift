extension Check {
    static let contentDispositionNameless = Check(
        id: "content-disposition-nameless",
        severity: .note,
        summary: "An attachment without a file name",
        explanation: """
            The client makes a name up, mostly the last part of the URL: download.php, or a number.
            """,
        remedy: "Send filename, and filename* for a name beyond ASCII.",
        references: [.rfc(6266, section: "4.3")],
        affects: [.browsers, .downloadManagers, .people],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: ‹attachment›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=a.txt
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Disposition: inline
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard let field = facts.fields.disposition else { return .nothing }
        guard field.browserType == "attachment", !field.parameters.contains(where: { $0.name.hasPrefix("filename") }) else {
            return .nothing
        }
        return .findings([.at(field.typeRange, "no filename parameter")])
    }
}
