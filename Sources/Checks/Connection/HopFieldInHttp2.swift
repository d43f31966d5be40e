import HTTPSyntax

extension Check {
    static let hopFieldInHttp2 = Check(
        id: "hop-field-in-http2",
        severity: .error,
        summary: "A field of HTTP/1 connections in an HTTP/2 response",
        explanation: """
            HTTP/2 and HTTP/3 have no such fields: clients treat the response as malformed and reset the stream. \
            Safari and curl do.
            """,
        remedy: "Let the proxy remove Connection, Keep-Alive, Proxy-Connection, Transfer-Encoding and Upgrade when it speaks HTTP/2.",
        references: [.rfc(9113, section: "8.2.2"), .rfc(9114, section: "4.2")],
        affects: [.urlSession, .browsers],
        triggering: [
            Example("HTTP/2 200 \r\n‹connection›: keep-alive\r\ncontent-type: text/plain\r\n\r\nok", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/2 200 \r\ncontent-type: text/plain\r\n\r\nok", raw: true),
            Example("HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nContent-Length: 0\r\n\r\n", raw: true),
        ]
    ) { facts in
        guard case .pasted = facts.message.version else { return .nothing }
        let names: [FieldName] = ["connection", "keep-alive", "proxy-connection", "transfer-encoding", "upgrade"]
        return .marks(
            names.flatMap { name in
                facts.message.fields.lines(named: name).map { .at($0.name, "\(name.text) does not exist in HTTP/2") }
            }
        )
    }
}
