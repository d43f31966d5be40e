extension Check {
    static let retryAfterMeaningless = Check(
        id: "retry-after-meaningless",
        severity: .note,
        summary: "Retry-After on an answer that is not to be retried",
        explanation: """
            It means something on 503, 429, 413 and redirects; elsewhere clients ignore it.
            """,
        remedy: "Leave the field out.",
        references: [.rfc(9110, section: "10.2.3"), .rfc(6585, section: "4")],
        triggering: [
            """
            HTTP/1.1 200 OK
            Retry-After: ‹60›
            Content-Length: 0


            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 503 Service Unavailable
            Retry-After: 60
            Content-Length: 0


            """,
            """
            HTTP/1.1 202 Accepted
            Retry-After: 5
            Content-Length: 0


            """,
        ]
    ) { facts in
        let values = facts.exchange.values("retry-after")
        guard let code = facts.status.code, !values.isEmpty else { return .nothing }
        guard !(300..<400).contains(code), ![202, 401, 403, 404, 409, 413, 420, 423, 425, 429, 500, 502, 503, 504].contains(code) else {
            return .nothing
        }
        return .findings([.at(values.span, "means nothing on \(code)")])
    }
}
