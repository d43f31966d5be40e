import Evidence

/// Comma-separated lists: `#element` (RFC 9110 5.6.1), commas within quoted strings being part of their member.
package enum CommaList {
    /// The members without blanks at their ends; empty ones are left out unless asked for.
    package static func members(of range: OctetRange, in octets: [UInt8], keepingEmpty: Bool = false) -> [OctetRange] {
        var members: [OctetRange] = []
        collect(from: range, in: octets, keepingEmpty: keepingEmpty, into: &members)
        return members
    }

    /// The members of all lines, as one list.
    package static func members(of values: FieldValues) -> [OctetRange] {
        var members: [OctetRange] = []
        for range in values.ranges { collect(from: range, in: values.octets, keepingEmpty: false, into: &members) }
        return members
    }

    private static func collect(from range: OctetRange, in octets: [UInt8], keepingEmpty: Bool, into members: inout [OctetRange]) {
        forEachPiece(of: range, in: octets, at: 0x2C) { piece in
            let member = octets.trimmed(piece)
            if !member.isEmpty || keepingEmpty { members.append(member) }
        }
    }

    /// Pieces between `separator` octets that stand outside quoted strings, untrimmed.
    package static func split(_ range: OctetRange, in octets: [UInt8], at separator: UInt8) -> [OctetRange] {
        var pieces: [OctetRange] = []
        forEachPiece(of: range, in: octets, at: separator) { pieces.append($0) }
        return pieces
    }

    @inline(__always)
    private static func forEachPiece(of range: OctetRange, in octets: [UInt8], at separator: UInt8, _ take: (OctetRange) -> Void) {
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
                take(start..<index)
                start = index + 1
            }
            index += 1
        }
        take(start..<range.upperBound)
    }
}
