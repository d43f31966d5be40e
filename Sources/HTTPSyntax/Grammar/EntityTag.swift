import Evidence

/// entity-tag (RFC 9110 8.8.3): an opaque validator in quotes, `W/` before it when it is weak.
package struct EntityTag: Sendable, Hashable {
    package enum Flaw: Sendable, Hashable {
        /// No quotes: nobody can say where the tag ends, and recipients differ in what they compare.
        case unquoted
        /// `w/` in lower case.
        case lowerCaseWeak
        /// Blanks within `W/"`.
        case blankInPrefix
        /// Only one quote.
        case unterminated
        /// An octet that is not etagc: a blank or a control octet.
        case invalidOctet
        /// Octets after the closing quote.
        case trailing
        case empty
    }

    /// The tag as sent, `W/` and quotes included.
    package let text: String
    /// Without `W/` and quotes.
    package let opaque: String
    package let range: OctetRange
    package let isWeak: Bool
    package let defects: [Defect<Flaw>]

    package var isValid: Bool { defects.isEmpty }
    /// Good for a byte range: the same tag means the same octets.
    package var isStrong: Bool { isValid && !isWeak }

    /// Reads the whole of `range`, blanks at its ends left off.
    package init(_ range: OctetRange, in octets: [UInt8]) {
        let range = octets.trimmed(range)
        var defects: [Defect<Flaw>] = []
        var position = range.lowerBound
        var isWeak = false
        if let prefix = EntityTag.weakPrefix(range, octets) {
            isWeak = true
            position = prefix.upperBound
            if octets[prefix.lowerBound] == 0x77 { defects.append(Defect(.lowerCaseWeak, at: prefix.lowerBound..<prefix.lowerBound + 1)) }
            if prefix.count > 2 { defects.append(Defect(.blankInPrefix, at: prefix)) }
        }
        var inner = position..<range.upperBound
        if range.isEmpty {
            defects.append(Defect(.empty, at: range))
        } else if position < range.upperBound, octets[position] == 0x22 {
            let close = octets[position + 1..<range.upperBound].firstIndex(of: 0x22)
            inner = position + 1..<(close ?? range.upperBound)
            if let close, close + 1 < range.upperBound { defects.append(Defect(.trailing, at: close + 1..<range.upperBound)) }
            if close == nil { defects.append(Defect(.unterminated, at: range)) }
        } else {
            defects.append(Defect(.unquoted, at: range))
        }
        if let odd = inner.first(where: { octets[$0] <= 0x20 || octets[$0] == 0x7F }) {
            defects.append(Defect(.invalidOctet, at: odd..<odd + 1))
        }
        text = octets.text(range)
        opaque = octets.text(inner)
        self.range = range
        self.isWeak = isWeak
        self.defects = defects
    }

    /// Weak comparison (RFC 9110 8.8.3.2): the opaque parts are equal.
    package func matchesWeakly(_ other: EntityTag) -> Bool { opaque == other.opaque }

    /// Strong comparison: both strong, and equal.
    package func matchesStrongly(_ other: EntityTag) -> Bool { !isWeak && !other.isWeak && opaque == other.opaque }

    /// `W/`, with blanks in and after it when a quote follows.
    private static func weakPrefix(_ range: OctetRange, _ octets: [UInt8]) -> OctetRange? {
        guard let first = range.first, octets[first] | 0x20 == 0x77 else { return nil }
        var position = first + 1
        while position < range.upperBound, octets[position].isBlank { position += 1 }
        guard position < range.upperBound, octets[position] == 0x2F else { return nil }
        position += 1
        while position < range.upperBound, octets[position].isBlank { position += 1 }
        return first..<position
    }
}
