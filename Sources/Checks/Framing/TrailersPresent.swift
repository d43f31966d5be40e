extension Check {
    static let trailersPresent = Check(
        id: "trailers-present",
        severity: .note,
        summary: "Fields follow the last chunk",
        explanation: """
            Trailer fields are legal, but most client libraries drop them without a word, and some expect only an \
            empty line there.
            """,
        remedy: "Do not rely on a client seeing them; send what matters in the head.",
        references: [.rfc(9112, section: "7.1.2"), .rfc(9110, section: "6.5")],
        affects: [.urlSession, .browsers],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n‹X-Checksum›: 51\r\n\r\n", raw: true)
        ],
        nonTriggering: [
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", raw: true)
        ]
    ) { facts in
        return .marks(facts.message.trailers.lines.map { .at($0.name, "a trailer field") })
    }
}
