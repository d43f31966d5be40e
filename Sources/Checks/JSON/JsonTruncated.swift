extension Check {
    static let jsonTruncated = Check(
        id: "json-truncated",
        severity: .error,
        summary: "The JSON text stops before its end",
        explanation: """
            Every parser refuses it. When the framing is complete the application failed while writing, and the server \
            closed the body properly.
            """,
        remedy: "Look for an error in the application's log at the time of this answer.",
        references: [.rfc(8259, section: "2")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"rows": [{"id": 1}, {"i‹›
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"rows": [{"id": 1}]}
            """
        ]
    ) { facts in
        return facts.jsonFault([.truncated]) { _ in "the text ends here" }
    }
}
