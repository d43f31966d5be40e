extension Check {
    static let mediaTypeUnregistrable = Check(
        id: "media-type-unregistrable",
        severity: .note,
        summary: "A media type that cannot be registered",
        explanation: """
            Names of types hold letters, digits and !#$&-^_.+ and begin with a letter or digit, at most 127 of \
            them on each side. Some recipients refuse others.
            """,
        remedy: "Use a registered type, or one in the vnd. or x. tree.",
        references: [.rfc(6838, section: "4.2")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: ‹text/pl~in›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/vnd.example.a-b+json; v=1~2
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.contentType.unregistrable.map { .at($0, "no name that can be registered") })
    }
}
