extension Check {
    static let jsonLeadingGarbage = Check(
        id: "json-leading-garbage",
        severity: .error,
        summary: "Other text precedes the JSON",
        explanation: """
            A debug notice or a print statement in front breaks the parse, and often shows internals.
            """,
        remedy: "Turn off the output of warnings, and remove whatever prints before the JSON.",
        references: [.rfc(8259, section: "2")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            ‹N›otice: x is not set
            {"ok": true}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json


            {"ok": true}
            """
        ]
    ) { facts in
        return facts.jsonFault([.leadingGarbage]) { fault in
            "\((fault.embedded?.lowerBound ?? fault.offset) - fault.offset) octets before the JSON"
        }
    }
}
