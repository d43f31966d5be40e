extension Check {
    static let fieldDeprecated = Check(
        id: "field-deprecated",
        severity: .note,
        summary: "A field that is deprecated or obsolete",
        explanation: """
            Its registration says that it is not to be used any more. Recipients of today ignore it, or will.
            """,
        remedy: "Leave the field out, or send what replaced it.",
        references: [.standard("IANA, HTTP Field Name Registry", "https://www.iana.org/assignments/http-fields/http-fields.xhtml")],
        triggering: [
            """
            HTTP/1.1 200 OK
            ‹Content-MD5›: Q2hlY2sgSW50ZWdyaXR5IQ==
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            ‹P3P›: CP="NOI"
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Digest: sha-256=:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=:
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.fields.inventory.outdated.map { .at($0.range, "\($0.field) is \($0.detail)") })
    }
}
