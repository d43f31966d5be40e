extension Check {
    static let contentDispositionExtendedOnly = Check(
        id: "content-disposition-extended-only",
        severity: .note,
        summary: "filename* without a plain filename beside it",
        explanation: """
            Clients that do not know the extended form make a name up.
            """,
        remedy: "Send filename with an ASCII name as well.",
        references: [.rfc(6266, section: "D")],
        affects: [.downloadManagers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; ‹filename*›=UTF-8''na%C3%AFve.txt
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: attachment; filename=naive.txt; filename*=UTF-8''na%C3%AFve.txt
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let field = facts.fields.disposition else { return .nothing }
        let extended = field.parameters.first { $0.name == "filename*" }
        guard let extended, !field.parameters.contains(where: { $0.name == "filename" }) else { return .nothing }
        return .findings([.at(extended.nameRange, "no filename for other clients")])
    }
}
