import HTTPContent

extension Check {
    static let gzipMultipleMembers = Check(
        id: "gzip-multiple-members",
        severity: .note,
        summary: "The gzip stream has several members",
        explanation: """
            They are one stream by definition, but a decoder that stops after the first silently loses the rest.
            """,
        remedy: "Compress the whole in one go where old clients matter.",
        references: [.rfc(1952, section: "2.2")],
        affects: [.strictParsers],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: ‹gzip›\n",
                body: (ContentCoding.gzip.encode(Array("hello".utf8)) ?? []) + (ContentCoding.gzip.encode(Array("hello".utf8)) ?? [])
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
            facts.contentCoding.codings.stages.compactMap { layer in
                guard layer.coding == .gzip, let members = layer.stage?.members, members > 1 else { return nil }
                return layer.tokenRange.map { .at($0, "\(members) members") } ?? .absent("\(members) members")
            }
        )
    }
}
