extension Check {
    static let jsonMultipleDocuments = Check(
        id: "json-multiple-documents",
        severity: .warning,
        summary: "Several JSON texts in one body",
        explanation: """
            A parser for one text stops after the first and reports an error, or loses the rest.
            """,
        remedy: "Declare application/x-ndjson when lines of JSON are meant, or put them into one array.",
        references: [.rfc(8259, section: "2")],
        implies: .degraded,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json

            {"id": 1}
            ‹{›"id": 2}
            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/x-ndjson

            {"id": 1}
            {"id": 2}
            """
        ]
    ) { facts in
        guard let json = facts.json, let fault = json.fault, fault.kind == .multipleDocuments, json.isDeclared || json.records == nil else {
            return .nothing
        }
        return .findings([.at(facts.jsonLocation(fault.offset..<fault.offset + 1), "\(json.records?.count ?? 2) texts")])
    }
}
