extension Check {
    static let finalResponseMissing = Check(
        id: "final-response-missing",
        severity: .error,
        summary: "Interim responses came, and no final one",
        explanation: """
            A 1xx only announces the answer. A client waits for the final response until its time-out.
            """,
        remedy: "Look why the server stops after the interim response.",
        references: [.rfc(9110, section: "15.2")],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 ‹103› Early Hints
            Link: </a.css>; rel=preload

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 103 Early Hints

            HTTP/1.1 204 No Content

            """
        ]
    ) { facts in
        guard facts.message.head == nil, let last = facts.message.interim.last else { return .nothing }
        return .findings([.at(last.statusLine.codeRange, "the last response that came is interim")])
    }
}
