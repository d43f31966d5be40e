extension Check {
    static let corsOriginNotAllowed = Check(
        id: "cors-not-allowed",
        severity: .note,
        summary: "The request names an origin, and the answer allows none",
        explanation: """
            A page of another origin may not read an answer without Access-Control-Allow-Origin. That may be meant; error \
            pages of proxies often lack the field by mistake.
            """,
        remedy: "Add the field on all answers, also on errors, if pages of other origins are to read them.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: application/json
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            )
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Access-Control-Allow-Origin: *
                Content-Length: 0


                """,
                fields: [("Origin", "https://app.example.net")]
            ),
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: application/json
                Content-Length: 0


                """,
                fields: [("Origin", "https://www.example.com")]
            ),
        ]
    ) { facts in
        let cors = facts.security.cors
        guard facts.message.head != nil, cors.isUsable == false, cors.fields.origins.isEmpty else { return .nothing }
        return .findings([.absent("no Access-Control-Allow-Origin for \(cors.requestOrigin ?? "")")])
    }
}
