import HTTPContent

extension Check {
    static let contentEncodingOverDeclared = Check(
        id: "content-encoding-over-declared",
        severity: .warning,
        summary: "More codings are declared than applied",
        explanation: """
            Clients undo one layer too many and fail, or show octets. Usually a proxy copied the field and added its \
            own.
            """,
        remedy: "List each coding once for each time it was applied.",
        references: [.rfc(9110, section: "8.4")],
        implies: .degraded,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: ‹gzip›, gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            )
        ]
    ) { facts in
        let layers = facts.contentCoding.codings.layers
        guard layers.contains(where: \.isUndone), !facts.exchange.isPasted else { return .nothing }
        return .marks(layers.filter { $0.fate == .notApplied }.compactMap { $0.tokenRange }.map { .at($0, "declared, but not applied") })
    }
}
