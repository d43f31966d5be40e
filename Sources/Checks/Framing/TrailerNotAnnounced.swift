import HTTPSyntax

extension Check {
    static let trailerNotAnnounced = Check(
        id: "trailer-not-announced",
        severity: .note,
        summary: "A trailer field that Trailer did not name",
        explanation: """
            A recipient that keeps only the trailers it was told of drops this one.
            """,
        remedy: "Name the field in Trailer.",
        references: [.rfc(9110, section: "6.6.2")],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n‹X-Checksum›: 51\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTrailer: X-Checksum\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Checksum: 51\r\n\r\n", raw: true)
        ]
    ) { facts in
        let values = facts.message.values("trailer")
        let announced = CommaList.members(of: values).map { values.octets.lowercasedText($0) }
        let section = facts.message.trailers
        return .marks(
            section.lines.filter { !announced.contains(section.octets.lowercasedText($0.name)) }.map {
                .at($0.name, "not named in Trailer")
            }
        )
    }
}
