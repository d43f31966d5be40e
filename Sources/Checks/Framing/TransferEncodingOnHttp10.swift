extension Check {
    static let transferEncodingOnHttp10 = Check(
        id: "transfer-encoding-on-http10",
        severity: .warning,
        summary: "Transfer-Encoding in an HTTP/1.0 message",
        explanation: """
            HTTP/1.0 has no transfer codings. Some clients read the chunks, others show the chunk sizes as text, and \
            the framing must be treated as faulty.
            """,
        remedy: "Answer with HTTP/1.1, or send Content-Length.",
        references: [.rfc(9112, section: "6.1")],
        triggering: [
            """
            HTTP/1.0 200 OK
            Transfer-Encoding: ‹chunked›

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
        guard facts.message.version == .http10, let coding = facts.framing.transferEncoding.codings.first else { return .nothing }
        return .findings([.at(coding.range, "\(coding.name) is not known to HTTP/1.0")])
    }
}
