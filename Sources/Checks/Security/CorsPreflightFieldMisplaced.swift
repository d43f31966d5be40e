extension Check {
    static let corsPreflightFieldMisplaced = Check(
        id: "cors-preflight-field-misplaced",
        severity: .note,
        summary: "A field for preflight answers on another answer",
        explanation: """
            Access-Control-Allow-Methods, Access-Control-Allow-Headers and Access-Control-Max-Age count on answers to \
            OPTIONS alone.
            """,
        remedy: "Send them where the preflight is answered; make sure that OPTIONS is answered at all.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Methods: ‹GET, POST›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Methods: GET, POST
                Content-Length: 0


                """,
                method: "OPTIONS"
            ),
            """
            HTTP/1.1 200 OK
            Access-Control-Expose-Headers: ETag
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.security.cors.misplacedPreflightFields.map { .at($0.range, "\($0.name) counts on OPTIONS alone") })
    }
}
