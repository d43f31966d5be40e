extension Check {
    static let nelInvalid = Check(
        id: "nel-invalid",
        severity: .warning,
        summary: "NEL cannot be used",
        explanation: """
            The value is a JSON object with max_age, and report_to unless that is 0; the fractions lie between 0 \
            and 1. A browser drops it otherwise, and no failures are reported.
            """,
        remedy: "Write {'report_to': 'main', 'max_age': 2592000} with double quotes.",
        references: [.standard("Network Error Logging, section 5", "https://www.w3.org/TR/network-error-logging/#nel-response-header")],
        affects: [.browsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            NEL: ‹{max_age: 1}›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            NEL: ‹{"max_age":100}›
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            NEL: ‹{"report_to":"a","max_age":1,"success_fraction":2}›
            Content-Length: 0


            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            NEL: {"report_to":"a","max_age":1,"success_fraction":0.5}
            Report-To: {"group":"a","max_age":1,"endpoints":[{"url":"https://example.com/r"}]}
            Content-Length: 0


            """,
            """
            HTTP/1.1 200 OK
            NEL: {"max_age":0}
            Content-Length: 0


            """,
        ]
    ) { facts in
        return .marks(facts.networkErrors.errors.map { .at($0.range, $0.detail) })
    }
}
