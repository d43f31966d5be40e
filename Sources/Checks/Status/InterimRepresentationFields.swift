extension Check {
    static let interimRepresentationFields = Check(
        id: "interim-representation-fields",
        severity: .warning,
        summary: "An interim response describes a representation",
        explanation: """
            Nothing follows an interim response that Content-Type, ETag and their like could be about; clients \
            drop or misplace them. In 103 they are hints and allowed.
            """,
        remedy: "Send them with the final response.",
        references: [.rfc(9110, section: "15.2"), .rfc(8297, section: "2")],
        triggering: [
            """
            HTTP/1.1 100 Continue
            ‹Content-Type›: text/plain

            HTTP/1.1 200 OK
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 103 Early Hints
            Content-Type: text/html
            Link: </a.css>; rel=preload

            HTTP/1.1 200 OK
            Content-Length: 0


            """
        ]
    ) { facts in
        return .marks(facts.status.interimRepresentationFields.map { .at($0, "nothing follows that it could describe") })
    }
}
