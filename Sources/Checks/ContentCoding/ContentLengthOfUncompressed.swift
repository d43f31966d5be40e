import HTTPContent

extension Check {
    static let contentLengthOfUncompressed = Check(
        id: "content-length-of-uncompressed",
        severity: .error,
        summary: "Content-Length is the size before compression",
        explanation: """
            The stream is whole, but the client waits for octets that never come and reports a lost connection.
            """,
        remedy: "Compute Content-Length after compressing, or leave it out and use chunked.",
        references: [.rfc(9110, section: "8.6"), .rfc(9110, section: "8.4")],
        implies: .broken,
        triggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\nContent-Length: ‹40›\n",
                body: ContentCoding.gzip.encode([UInt8](repeating: 0x61, count: 40)) ?? []
            )
        ],
        nonTriggering: [
            Example(
                "HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Encoding: gzip\nContent-Length: 41\n",
                body: ContentCoding.gzip.encode([UInt8](repeating: 0x61, count: 40)) ?? []
            )
        ]
    ) { facts in
        let coding = facts.contentCoding
        guard facts.framing.missing > 0, let declared = facts.framing.declaredLength, let octets = facts.framing.contentLength.octets,
            !coding.codings.stages.isEmpty, coding.decoded.count == declared
        else { return .nothing }
        return .findings([.at(octets, "\(declared) is the size of the decoded content; \(facts.framing.received) octets were sent")])
    }
}
