import Evidence

/// Comma-separated lists: `#element` (RFC 9110 5.6.1), commas within quoted strings being part of their member.
package enum CommaList {
    /// The members without blanks at their ends; empty ones are left out unless asked for.
    package static func members(of range: OctetRange, in octets: [UInt8], keepingEmpty: Bool = false) -> [OctetRange] {
        split(range, in: octets, at: 0x2C).compactMap { piece in
            let member = octets.trimmed(piece)
            return member.isEmpty && !keepingEmpty ? nil : member
        }
    }

    /// The members of all lines, as one list.
    package static func members(of values: FieldValues) -> [OctetRange] {
        values.ranges.flatMap { members(of: $0, in: values.octets) }
    }

    /// Pieces between `separator` octets that stand outside quoted strings, untrimmed.
    package static func split(_ range: OctetRange, in octets: [UInt8], at separator: UInt8) -> [OctetRange] {
        var pieces: [OctetRange] = []
        var start = range.lowerBound
        var isQuoted = false
        var index = range.lowerBound
        while index < range.upperBound {
            let octet = octets[index]
            if isQuoted {
                if octet == 0x5C { index += 1 } else if octet == 0x22 { isQuoted = false }
            } else if octet == 0x22 {
                isQuoted = true
            } else if octet == separator {
                pieces.append(start..<index)
                start = index + 1
            }
            index += 1
        }
        pieces.append(start..<range.upperBound)
        return pieces
    }
}
