extension Check {
    static let contentDispositionUnknown = Check(
        id: "content-disposition-unknown",
        severity: .warning,
        summary: "The disposition is neither inline nor attachment",
        explanation: """
            Recipients treat a type that they do not know as attachment: the content is saved, not shown.
            """,
        remedy: "Write inline or attachment.",
        references: [.rfc(6266, section: "4.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: ‹attach›; filename=a.txt
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Disposition: inline
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Content-Disposition: form-data; name=a
            Content-Length: 0


            """,
        ]
    ) { facts in
        guard let field = facts.fields.disposition else { return .nothing }
        guard field.type != nil, !field.isTypeKnown else { return .nothing }
        return .findings([.at(field.typeRange, "taken for attachment")])
    }
}
