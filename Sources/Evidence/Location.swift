/// A run of the octets of an exchange, counted in octets of whatever holds them, or of one part (see `Part`).
package typealias OctetRange = Range<Int>

/// The part of a hop in which octets are counted.
///
/// Fixed once, here, and used by every stage, the page and the reports. Offsets start at 0 in each part.
package enum Part: Sendable, Hashable {
    /// Octets before the status line.
    case leading
    /// Status line and fields of the `n`th interim (1xx) response, as received, counted from 0.
    case interim(Int)
    /// Status line and fields of the final response, as received.
    case head
    /// The body as received, chunk lines included.
    case framed
    /// The content: what is left when the chunk lines are removed.
    case content
    /// The octets after undoing `n` content codings, from 1.
    case stage(Int)
    /// The UTF-8 octets of the decoded text.
    case text
    /// The trailer section, as received.
    case trailers
    /// Octets after the end of the message.
    case excess
    /// The request that the response answers, as given.
    case request
    /// The text of the URL asked for.
    case url
    /// The DER octets of the `n`th certificate of the chain, from 0, the leaf first.
    case certificate(Int)
}

extension Part: CustomStringConvertible {
    /// The name used in reports: `head`, `interim:0`, `stage:1`, `certificate:0`, ….
    package var description: String {
        switch self {
        case .leading: "leading"
        case .interim(let index): "interim:\(index)"
        case .head: "head"
        case .framed: "framed"
        case .content: "content"
        case .stage(let count): "stage:\(count)"
        case .text: "text"
        case .trailers: "trailers"
        case .excess: "excess"
        case .request: "request"
        case .url: "url"
        case .certificate(let index): "certificate:\(index)"
        }
    }
}

/// Where a finding points: octets of a part of a hop, or a field of an input that has no octets.
package enum Location: Sendable, Hashable {
    /// `range` counts octets of `part`; it may be empty (a place between octets) and then marks where something is missing.
    case octets(hop: Int, part: Part, range: OctetRange)
    /// The `index`th line (from 0) of field `name` (lower case), for inputs without octets: HAR, client libraries, request context.
    case field(hop: Int, name: String, index: Int)
}
