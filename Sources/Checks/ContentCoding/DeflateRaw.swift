import HTTPContent

extension Check {
    static let deflateRaw = Check(
        id: "deflate-raw",
        severity: .warning,
        summary: "deflate without its zlib wrapper",
        explanation: """
            deflate means the zlib format. Browsers read both, several libraries only the right one.
            """,
        remedy: "Wrap the stream as zlib does, or use gzip, where there is no doubt.",
        references: [.rfc(9110, section: "8.4.1.2"), .rfc(1950, section: "2.2")],
        affects: [.strictParsers],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: ‹deflate›\n",
                body: ContentCoding.rawDeflate(Array("hello, hello".utf8)) ?? []
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: deflate\n",
                body: ContentCoding.deflate.encode(Array("hello, hello".utf8)) ?? []
            )
        ]
    ) { facts in
        return .marks(
            facts.contentCoding.codings.stages.filter { $0.stage?.deflateVariant == .raw }.compactMap(\.tokenRange).map {
                .at($0, "a bare DEFLATE stream")
            }
        )
    }
}
