extension Check {
    static let contentDispositionPath = Check(
        id: "content-disposition-path",
        severity: .warning,
        summary: "The file name holds a path",
        explanation: """
            Clients keep the last part alone, replace the separators, or refuse: a path could lead out of the \
            download folder.
            """,
        remedy: "Send the bare name of the file.",
        references: [.rfc(6266, section: "4.3")],
        affects: [.browsers, .downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=‹"/tmp/a.txt"›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=‹"C:\\\\a.txt"›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="a-b.txt"
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let field = facts.fields.disposition else { return .nothing }
        let named = field.parameters.filter { $0.name == "filename" || $0.name == "filename*" }
        return .marks(
            named.filter { $0.value.utf8.contains(0x2F) || $0.value.utf8.contains(0x5C) }.map { .at($0.valueRange, "a separator of paths") }
        )
    }
}
