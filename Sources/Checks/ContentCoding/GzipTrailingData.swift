import HTTPContent

extension Check {
    static let gzipTrailingData = Check(
        id: "gzip-trailing-data",
        severity: .warning,
        summary: "Octets follow the end of the gzip stream",
        explanation: """
            Decoders for several members take them for a new one and throw everything away; others ignore them.
            """,
        remedy: "Send nothing after the stream: a script that prints a line end after the compressed output is the usual cause.",
        references: [.rfc(1952, section: "2.2")],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\n",
                body: (ContentCoding.gzip.encode(Array("hello".utf8)) ?? []) + [0x0D, 0x0A]
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
            facts.contentCoding.codings.stages.filter { $0.stage?.trailing.isEmpty == false }.map { layer in
                facts.contentCoding.mark(
                    layer,
                    layer.stage?.trailing ?? 0..<0,
                    hop: facts.exchange.hop,
                    base: facts.message.content.range.lowerBound
                ) {
                    "\($0.count) octets after the end"
                }
            }
        )
    }
}
