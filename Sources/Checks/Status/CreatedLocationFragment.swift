extension Check {
    static let createdLocationFragment = Check(
        id: "created-location-fragment",
        severity: .warning,
        summary: "The Location of a 201 has a fragment",
        explanation: """
            Location names the resource that was created, and a fragment names a place within one; clients drop \
            it or keep it.
            """,
        remedy: "Leave the fragment out.",
        references: [.rfc(9110, section: "10.2.2")],
        triggering: [
            Example(
                """
                HTTP/1.1 201 Created
                Location: ‹/a/1#b›
                Content-Length: 0


                """,
                method: "POST"
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 201 Created
                Location: /a/1
                Content-Length: 0


                """,
                method: "POST"
            )
        ]
    ) { facts in
        let field = facts.redirection.location
        guard facts.status.code == 201, let range = field.value, field.octets[range].contains(0x23) else { return .nothing }
        return .findings([.at(range, "a fragment")])
    }
}
