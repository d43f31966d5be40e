extension Check {
    static let contentLengthWithTransferEncoding = Check(
        id: "content-length-with-transfer-encoding",
        severity: .warning,
        summary: "Content-Length and Transfer-Encoding are both present",
        explanation: """
            The chunks count and the length does not, but a hop that believes the length reads another message than \
            its neighbour: an opening for smuggling.
            """,
        remedy: "Send Transfer-Encoding or Content-Length, never both.",
        references: [.rfc(9112, section: "6.3"), .rfc(9112, section: "11.2")],
        affects: [.proxies, .strictParsers],
        triggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: ‹5›
            Transfer-Encoding: chunked

            0

            """
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Transfer-Encoding: chunked

            0

            """
        ]
    ) { facts in
        guard !facts.framing.transferEncoding.isEmpty, let octets = facts.framing.contentLength.octets else { return .nothing }
        return .findings([.at(octets, "beside Transfer-Encoding this number means nothing")])
    }
}
