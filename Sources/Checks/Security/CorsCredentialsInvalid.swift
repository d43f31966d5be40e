extension Check {
    static let corsCredentialsInvalid = Check(
        id: "cors-credentials-invalid",
        severity: .warning,
        summary: "Access-Control-Allow-Credentials is not the word true",
        explanation: """
            Only `true` in lower case counts. To refuse credentials the field is left out.
            """,
        remedy: "Write true, or leave the field out.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Credentials: ‹True›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Credentials: ‹false›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Allow-Credentials: true
            Content-Length: 0


            """
        ]
    ) { facts in
        let fields = facts.security.cors.fields
        guard !fields.allowsCredentials, let range = fields.credentials else { return .nothing }
        return .findings([.at(range, "not `true`")])
    }
}
