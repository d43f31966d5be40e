extension Check {
    static let transferCodingCorrupt = Check(
        id: "transfer-coding-corrupt",
        severity: .error,
        summary: "A transfer coding cannot be undone",
        explanation: """
            The octets do not carry the coding that is declared, or break off within it, so that the content is \
            lost or cut.
            """,
        remedy: "Declare only what was applied; look for a proxy that undoes or cuts the coding and leaves the field.",
        references: [.rfc(9112, section: "7.2")],
        implies: .broken,
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: ‹gzip›, chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        return .marks(
            facts.exchange.transferCodings.defects.filter { $0.kind == .broken }.map { .at($0.range, "the octets do not decode") }
        )
    }
}
