extension Check {
    static let transferCodingNotOffered = Check(
        id: "transfer-coding-not-offered",
        severity: .warning,
        summary: "A transfer coding was used that the request did not offer",
        explanation: """
            Most clients know chunked alone. A coding that TE did not offer leaves them with octets that they \
            cannot read.
            """,
        remedy: "Compress with Content-Encoding, which clients offer in Accept-Encoding.",
        references: [.rfc(9110, section: "10.1.4"), .rfc(9112, section: "7.2")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: ‹gzip›, chunked\r\n\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", fields: [("TE", "gzip")], raw: true)
        ]
    ) { facts in
        return .marks(facts.exchange.transferCodings.defects.filter { $0.kind == .notOffered }.map { .at($0.range, "TE did not offer it") })
    }
}
