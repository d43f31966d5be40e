import Evidence
import HTTPSyntax
import Recording
import WebURL

/// One request and the response read from what came back: all that the topics draw their facts from.
///
/// Immutable; a class, since every topic takes it and a copy of so many members costs more than the look.
package final class Exchange: Sendable {
    /// Position in the transcript, from 0.
    package let hop: Int
    package let request: Request
    package let target: RequestTarget
    /// The URL asked for; `nil` when it is not known, or is no absolute URL.
    package let url: WebURL?
    package let message: Message
    /// The transfer codings beside chunked, undone.
    package let transferCodings: TransferCodingFacts
    package let provenance: Provenance
    package let tls: TLSRecord?
    /// The names of the request's fields in lower case, made once for dozens of look-ups.
    private let requestNames: [String]
    /// The peer closed the connection after the last octet that came.
    package let isClosed: Bool

    /// The content without chunk lines and other transfer codings, as content codings are undone from it.
    package var content: OctetSlice { transferCodings.content }

    /// The method of the request; GET when the caller did not say.
    package var method: String { request.method ?? "GET" }

    package init(_ hop: Hop, index: Int = 0) {
        self.hop = index
        let capture = Capture.recognise(hop.received, stated: hop.provenance)
        let request = capture.map { hop.request.completed(by: $0.request) } ?? hop.request
        self.request = request
        requestNames = request.fields.map { $0.name.lowercased() }
        target = RequestTarget(url: request.url)
        url = request.url.flatMap { WebURL($0) }
        let method = request.method ?? "GET"
        let isCaptured = capture != nil || hop.provenance.map { $0 != .wire } ?? false
        let context = MessageReader.Context(method: method, isClosed: hop.closed, isCaptured: isCaptured)
        let octets = capture?.octets ?? hop.received
        var message = MessageReader.read(octets, context: context)
        if hop.provenance == nil, !isCaptured, Exchange.isPrinted(message) {
            message = MessageReader.read(octets, context: .init(method: method, isClosed: hop.closed, isCaptured: true))
            provenance = .curlInclude
        } else {
            provenance = hop.provenance ?? capture?.provenance ?? .wire
        }
        self.message = message
        transferCodings = TransferCodingFacts(message, request: request.field("te"))
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
    package func requestField(_ name: String) -> String? {
        guard let first = requestNames.firstIndex(of: name) else { return nil }
        var value = request.fields[first].value
        for index in requestNames.indices.dropFirst(first + 1) where requestNames[index] == name {
            value += ", " + request.fields[index].value
        }
        return value
    }

    /// When the response was received by its own word: Date plus Age, Unix seconds; `nil` without a readable Date.
    package var ownTime: Int? {
        guard let date = DateField(values("date"), now: 0).seconds else { return nil }
        let (sum, overflow) = date.addingReportingOverflow(Age(values("age")).seconds ?? 0)
        return overflow ? date : sum
    }

    /// What `curl -i` prints: a status line that no wire carries, or LF alone at every line with chunks that are joined.
    private static func isPrinted(_ message: Message) -> Bool {
        if case .pasted = message.version { return true }
        return message.framing.isChunkedNotApplied && message.head?.lineEndings == .lf
    }
}

extension Request {
    /// What the caller said, else what a capture shows.
    fileprivate func completed(by other: Request) -> Request {
        Request(method: method ?? other.method, url: url ?? other.url, fields: fields.isEmpty ? other.fields : fields)
    }
}
