import HTTPContent

extension Check {
    static let contentEncodingOnArchive = Check(
        id: "content-encoding-on-archive",
        severity: .warning,
        summary: "An archive file is labelled as content coding",
        explanation: """
            The client unpacks the download while it keeps the name: file.tar.gz that is a plain tar, or a checksum \
            that does not fit.
            """,
        remedy: "Serve the archive with its type and without Content-Encoding.",
        references: [.rfc(9110, section: "8.4")],
        affects: [.downloadManagers, .browsers],
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: application/gzip\nContent-Encoding: ‹gzip›\n",
                body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? []
            )
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\nContent-Type: application/gzip\n", body: ContentCoding.gzip.encode(Array("hello".utf8)) ?? [])
        ]
    ) { facts in
        guard facts.contentCoding.isArchive else { return .nothing }
        return .marks(
            facts.contentCoding.codings.layers.filter { $0.token != nil && $0.token != "identity" }.compactMap(\.tokenRange).map {
                .at($0, "the file is an archive itself")
            }
        )
    }
}
