extension Check {
    static let headerLineNoColon = Check(
        id: "header-line-no-colon",
        severity: .error,
        summary: "A line in the head has no colon",
        explanation: """
            It is no field. One client skips it, another refuses the message, a third ends the head there.
            """,
        remedy: "Look for a script or module that prints a message in the midst of its fields.",
        references: [.rfc(9112, section: "5")],
        triggering: [
            """
            HTTP/1.1 200 OK
            ‹Warning deprecated call›
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Warning: 199 - "deprecated call"
            Content-Length: 0

            """
        ]
    ) { facts in
        return .marks(facts.message.fields.defects(.noColon).map { .at($0.range, "no colon in this line") })
    }
}
