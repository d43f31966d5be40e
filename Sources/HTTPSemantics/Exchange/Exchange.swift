import Evidence
import HTTPSyntax
import Recording

/// One request and the response read from what came back: all that the topics draw their facts from.
package struct Exchange: Sendable {
    /// Position in the transcript, from 0.
    package let hop: Int
    package let request: Request
    package let target: RequestTarget
    package let message: Message
    package let provenance: Provenance
    package let tls: TLSRecord?
    /// The peer closed the connection after the last octet that came.
    package let isClosed: Bool

    /// The method of the request; GET when the caller did not say.
    package var method: String { request.method ?? "GET" }

    package init(_ hop: Hop, index: Int = 0) {
        self.hop = index
        request = hop.request
        target = RequestTarget(url: hop.request.url)
        let context = MessageReader.Context(method: hop.request.method ?? "GET", isClosed: hop.closed)
        message = MessageReader.read(hop.received, context: context)
        provenance = hop.provenance ?? Exchange.inferredProvenance(of: message)
        tls = hop.tls
        isClosed = hop.closed
    }

    /// The status line was written by a client that speaks HTTP/2 or 3: lengths and codings describe the wire, not these octets.
    package var isPasted: Bool {
        if case .pasted = message.version { return true }
        return provenance != .wire
    }

    /// Values of a field of the response.
    package func values(_ name: FieldName) -> FieldValues { message.values(name) }

    /// The value of a request field (lower-case name), its lines joined by `, `; `nil` when absent.
    package func requestField(_ name: String) -> String? { request.field(name) }

    /// When the response was received by its own word: Date plus Age, Unix seconds; `nil` without a readable Date.
    package var ownTime: Int? {
        guard let date = DateField(values("date"), now: 0).seconds else { return nil }
        let (sum, overflow) = date.addingReportingOverflow(Age(values("age")).seconds ?? 0)
        return overflow ? date : sum
    }

    private static func inferredProvenance(of message: Message) -> Provenance {
        if case .pasted = message.version { return .curlInclude }
        return .wire
    }
}
