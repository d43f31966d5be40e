import HTTPSemantics

extension Check {
    static let parsersDisagree = Check(
        id: "parsers-disagree",
        severity: .note,
        summary: "Known parsers read this message differently",
        explanation: """
            What one client or proxy reads, another refuses, or ends elsewhere. A response that works in a browser fails in \
            Node.js or behind a proxy, and where two hops end a body at different octets, one can be made to read \
            what the other never saw.
            """,
        remedy: "Mend what the other findings name; a message by RFC 9112 is read alike by all.",
        references: [.rfc(9112, section: "2.2"), .rfc(9112, section: "6.3"), .rfc(9112, section: "11")],
        affects: [.strictParsers, .proxies],
        triggering: [
            Example("HTTP/1.1 200 OK\r\nContent-Length: 0\r\nX-A: one\r\n‹ ›two\r\n\r\n", raw: true),
            Example("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding‹:› chunked\r\n\r\n0\r\n\r\n", raw: true),
        ],
        nonTriggering: [
            """
            HTTP/1.1 200 OK
            Content-Length: 2

            {}
            """,
            Example("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-A: b\r\n\r\n", raw: true),
        ]
    ) { facts in
        guard let readings = facts.framingFacts.interpretations else { return .nothing }
        if let (one, first, other, second) = readings.differentLengths {
            let lengths = "\(first.title) reads \(one.bodyLength ?? 0) octets of body, \(second.title) \(other.bodyLength ?? 0)"
            let place = facts.framing.contentLength.octets ?? facts.framing.transferEncoding.codings.last?.range
            guard let place else { return .findings([.absent(lengths, severity: .warning)]) }
            return .findings([.at(place, lengths, severity: .warning)])
        }
        guard readings.disagreeOnMessage else { return .nothing }
        let readers = readings.acceptances.map(\.parser.title).joined(separator: ", ")
        return .marks(
            Dictionary(grouping: readings.refusals) { $0.reading.position }.sorted { $0.key < $1.key }.map { place, refusals in
                let who = refusals.map(\.parser.title).joined(separator: ", ")
                let why = refusals.first?.reading.reason?.rawValue ?? ""
                let end = min(place + 1, facts.message.octets.count)
                return .at(min(place, end)..<end, "\(who) refuse this (\(why)); \(readers) read on")
            }
        )
    }
}
