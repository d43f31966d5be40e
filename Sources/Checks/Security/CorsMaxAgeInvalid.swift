extension Check {
    static let corsMaxAgeInvalid = Check(
        id: "cors-max-age-invalid",
        severity: .warning,
        summary: "Access-Control-Max-Age is no whole number of seconds",
        explanation: """
            Browsers ignore the value and ask again before every request.
            """,
        remedy: "Write whole seconds.",
        references: [.fetchCORS],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Max-Age: ‹-1›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            Access-Control-Max-Age: ‹1h›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Access-Control-Max-Age: 600
            Content-Length: 0


            """
        ]
    ) { facts in
        guard let range = facts.security.cors.fields.invalidMaxAge else { return .nothing }
        return .findings([.at(range, "not a whole number")])
    }
}
