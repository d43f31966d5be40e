import Evidence

/// A response as read from the octets of a connection: everything found, nothing lost (RFC 9112).
///
/// All ranges count octets of `octets`, the received stream; `location(of:)` turns one into evidence. Immutable; a class, since every
/// fact and check looks at it and a copy of so many members costs more than the look.
package final class Message: Sendable {
    /// All octets received.
    package let octets: [UInt8]
    /// Octets before the status line.
    package let leading: OctetRange
    /// Interim responses in order (RFC 9110 15.2).
    package let interim: [Head]
    /// `nil` when there is no final status line; then the content is all there is.
    package let head: Head?
    /// The body as received, chunk lines included, trailers not.
    package let framed: OctetRange
    package let framing: Framing
    /// The body without its chunk lines, before any content coding is undone.
    package let content: OctetSlice
    package let trailers: FieldSection
    package let trailerRange: OctetRange
    /// Octets after the end of the message.
    package let excess: OctetRange

    init(
        octets: [UInt8],
        leading: OctetRange,
        interim: [Head],
        head: Head?,
        framed: OctetRange,
        framing: Framing,
        content: OctetSlice,
        trailers: FieldSection,
        trailerRange: OctetRange,
        excess: OctetRange
    ) {
        self.octets = octets
        self.leading = leading
        self.interim = interim
        self.head = head
        self.framed = framed
        self.framing = framing
        self.content = content
        self.trailers = trailers
        self.trailerRange = trailerRange
        self.excess = excess
    }

    /// The fields of the final head.
    package var fields: FieldSection { head?.fields ?? .empty }
    package var status: Int? { head?.code }
    package var version: ProtocolVersion { head?.statusLine.version ?? .http09 }

    package func values(_ name: FieldName) -> FieldValues { fields.values(name) }

    /// The part that holds `range` of the received stream, and the range counted from that part's first octet.
    package func location(of range: OctetRange, hop: Int = 0) -> Location {
        let (part, base) = part(at: range.lowerBound)
        let lower = max(range.lowerBound - base, 0)
        return .octets(hop: hop, part: part, range: lower..<max(range.upperBound - base, lower))
    }

    private func part(at position: Int) -> (Part, Int) {
        if let head, head.range.contains(position) { return (.head, head.range.lowerBound) }
        for (index, head) in interim.enumerated() where head.range.contains(position) { return (.interim(index), head.range.lowerBound) }
        if position < leading.upperBound { return (.leading, leading.lowerBound) }
        if !excess.isEmpty, position >= excess.lowerBound { return (.excess, excess.lowerBound) }
        if !trailerRange.isEmpty, position >= trailerRange.lowerBound { return (.trailers, trailerRange.lowerBound) }
        // An empty range at the very end of an unterminated head belongs to the head.
        if let head, framed.isEmpty, position >= head.range.upperBound, excess.isEmpty { return (.head, head.range.lowerBound) }
        return (.framed, framed.lowerBound)
    }
}
