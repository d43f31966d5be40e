import HTTPSyntax

extension Check {
    static let framingFieldOnInterim = Check(
        id: "framing-field-on-interim",
        severity: .warning,
        summary: "An interim response carries a field about content",
        explanation: """
            A 1xx has no content. A client that believes the length takes octets of the final response for a \
            body.
            """,
        remedy: "Send neither Content-Length nor Transfer-Encoding, Content-Range or Trailer with 1xx.",
        references: [.rfc(9110, section: "8.6"), .rfc(9112, section: "6.1")],
        triggering: [
            Example("HTTP/1.1 103 Early Hints\r\nContent-Length: ‹0›\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n", raw: true)
        ]
    ) { facts in
        let names: [FieldName] = ["content-length", "transfer-encoding", "content-range", "trailer"]
        return .marks(
            facts.message.interim.flatMap { head in
                names.flatMap { name in head.fields.values(name).ranges.map { .at($0, "\(name.text) on \(head.code ?? 0)") } }
            }
        )
    }
}
