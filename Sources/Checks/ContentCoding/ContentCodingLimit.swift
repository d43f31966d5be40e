import HTTPContent

extension Check {
    static let contentCodingLimit = Check(
        id: "content-coding-limit",
        severity: .warning,
        summary: "The content grows beyond the limit when it is decoded",
        explanation: """
            A few octets that become many are a bomb by accident or on purpose; clients without a limit run out of \
            memory.
            """,
        remedy: "Serve such content in parts, or less compressible.",
        references: [.rfc(9110, section: "17.6")],
        implies: .degraded,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: ‹gzip›\n",
                body: ContentCoding.gzip.encode([UInt8](repeating: 0x20, count: 33 << 20)) ?? []
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            )
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.layers.compactMap { layer in
                guard layer.fate == .limit || layer.stage?.outcome == .limit else { return nil }
                let detail = layer.fate == .limit ? "not undone: too many layers" : "stopped after \(layer.stage?.bytesOut ?? 0) octets"
                return layer.tokenRange.map { .at($0, detail) } ?? .absent(detail)
            }
        )
    }
}
