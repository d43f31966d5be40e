import HTTPSyntax

extension Check {
    static let htmlInsteadOfJson = Check(
        id: "html-instead-of-json",
        severity: .error,
        summary: "JSON was asked for or declared and HTML came",
        explanation: """
            A JSON decoder stops at the first character (Unexpected token <), and the page with the reason is never \
            seen.
            """,
        remedy: "Look at the page: it is usually a gateway's error, a sign-in form or a captive portal. Answer errors of an API in JSON.",
        references: [.rfc(9110, section: "12.5.1"), .rfc(8259, section: "2")],
        affects: [.urlSession, .okHTTP, .javaScript],
        implies: .broken,
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Type: application/json
            Content-Length: 45

            ‹<›!doctype html><title>x</title><p>Not found.
            """,
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/html
                Content-Length: 45

                ‹<›!doctype html><title>x</title><p>Not found.
                """,
                fields: [("Accept", "application/json")]
            ),
        ],
        nonTriggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Type: text/html
                Content-Length: 45

                <!doctype html><title>x</title><p>Not found.
                """,
                fields: [("Accept", "text/html, application/json;q=0.5")]
            )
        ]
    ) { facts in
        let type = facts.contentType
        guard type.plain?.isHTML == true, type.declared?.isJSON == true || facts.negotiation.asksForJSONOnly else { return .nothing }
        let first = facts.contentCoding.decoded
        guard !first.isEmpty else { return .nothing }
        let start = first.range.first { !first.octets[$0].isFoldedBlank } ?? first.range.lowerBound
        let offset = start - first.range.lowerBound
        return .findings([.at(facts.contentCoding.location(of: offset..<offset + 1, hop: facts.exchange.hop), "a page begins here")])
    }
}
