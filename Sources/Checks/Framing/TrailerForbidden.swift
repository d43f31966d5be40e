import HTTPSyntax

extension Check {
    static let trailerForbidden = Check(
        id: "trailer-forbidden",
        severity: .error,
        summary: "A trailer holds a field that may not come after the body",
        explanation: """
            Framing, routing, authentication and how to read the content must be known before the body. A \
            recipient that merges such a trailer into the head can be tricked.
            """,
        remedy: "Send the field in the head.",
        references: [.rfc(9110, section: "6.5.1")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n‹Content-Length›: 5\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nServer-Timing: a;dur=1\r\n\r\n", raw: true)
        ]
    ) { facts in
        let section = facts.message.trailers
        let names: [FieldName] = [
            "content-length", "transfer-encoding", "content-encoding", "content-type", "content-range", "trailer", "host", "te",
            "connection", "upgrade", "cache-control", "expires", "age", "date", "vary", "location", "retry-after", "set-cookie",
            "www-authenticate", "proxy-authenticate", "authorization", "warning",
        ]
        return .marks(names.flatMap { name in section.lines(named: name).map { .at($0.name, "\(name.text) in the trailer") } })
    }
}
