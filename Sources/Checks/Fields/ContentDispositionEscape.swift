extension Check {
    static let contentDispositionEscape = Check(
        id: "content-disposition-escape",
        severity: .note,
        summary: "The file name needs escapes within its quotes",
        explanation: """
            Several clients do not undo the backslash before a quote, and cut the name there.
            """,
        remedy: "Avoid quotes and backslashes in names, or send them in filename*=UTF-8''…%22….",
        references: [.rfc(6266, section: "D")],
        affects: [.browsers, .downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=‹"my \\"best\\" file.txt"›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename="my best file.txt"
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let field = facts.fields.disposition else { return .nothing }
        let plain = field.parameters.first { $0.name == "filename" }
        guard let plain, field.octets[plain.valueRange].contains(0x5C) else { return .nothing }
        return .findings([.at(plain.valueRange, "escapes that clients undo in different ways")])
    }
}
