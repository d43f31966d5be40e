extension Check {
    static let cacheImmutableIgnored = Check(
        id: "cache-immutable-ignored",
        severity: .note,
        summary: "immutable is ignored for this response",
        explanation: """
            Browsers take the promise only over https, and only where the length of the content is certain: content that \
            was cut on the way would otherwise stay for as long as its lifetime.
            """,
        remedy: "Serve over https, with Content-Length or chunked.",
        references: [.rfc(8246, section: "2"), .rfc(8246, section: "3")],
        affects: [.browsers],
        triggering: [
            Example(
                """
                HTTP/1.1 200 OK
                Content-Length: 2
                Cache-Control: max-age=31536000, ‹immutable›

                hi
                """,
                url: "http://www.example.com/"
            ),
            """
            HTTP/1.1 200 OK
            Cache-Control: max-age=31536000, ‹immutable›

            hi
            """,
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 2
            Cache-Control: max-age=31536000, immutable

            hi
            """
        ]
    ) { facts in
        let caching = facts.caching
        guard caching.isImmutable, let directive = caching.cacheControl.first("immutable") else { return .nothing }
        if facts.exchange.target.isSecure == false { return .findings([.at(directive.range, "sent without TLS")]) }
        guard facts.message.framing.mode == .untilClose, facts.exchange.provenance == .wire else { return .nothing }
        return .findings([.at(directive.range, "only the close of the connection ends the content")])
    }
}
