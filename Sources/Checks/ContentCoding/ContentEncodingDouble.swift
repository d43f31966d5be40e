import HTTPContent

extension Check {
    static let contentEncodingDouble = Check(
        id: "content-encoding-double",
        severity: .warning,
        summary: "The body was compressed twice",
        explanation: """
            The second pass makes it larger, not smaller, and several clients undo one layer only.
            """,
        remedy: "Let one layer compress: switch compression off in the application or in the front server.",
        references: [.rfc(9110, section: "8.4")],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip, ‹gzip›\n",
                body: ContentCoding.gzip.encode(ContentCoding.gzip.encode(Array("hello".utf8)) ?? []) ?? []
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            )
        ]
    ) { facts in
        let stages = facts.contentCoding.codings.stages
        guard stages.count > 1, let outer = stages.first else { return .nothing }
        let names = stages.reversed().compactMap { $0.coding?.name }.joined(separator: ", ")
        return .findings([outer.tokenRange.map { .at($0, "\(names) were all undone") } ?? .absent("\(names) were all undone")])
    }
}
