extension Check {
    static let unauthorizedWithoutChallenge = Check(
        id: "unauthorized-without-challenge",
        severity: .warning,
        summary: "401 without WWW-Authenticate",
        explanation: """
            A 401 must name a scheme. Without it some stacks raise an I/O error, and URLSession never asks for \
            credentials.
            """,
        remedy: "Send WWW-Authenticate with a scheme (Bearer, Basic, …), or use 403 when no credentials would help.",
        references: [.rfc(9110, section: "15.5.2"), .rfc(9110, section: "11.6.1")],
        affects: [.urlSession, .okHTTP, .browsers],
        triggering: [
            """
            HTTP/1.1 ‹401› Unauthorized
            Content-Length: 0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 401 Unauthorized
            WWW-Authenticate: Bearer
            Content-Length: 0

            """
        ]
    ) { facts in
        guard facts.status.code == 401, !facts.status.hasChallenge, let line = facts.status.statusLine else { return .nothing }
        return .findings([.at(line.codeRange, "no scheme is named")])
    }
}
