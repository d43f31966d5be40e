import Evidence

/// Location: a URI reference, where the client is to go or what was made (RFC 9110 10.2.2).
package struct LocationField: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// Nothing stands after the colon.
        case empty
        /// A run of octets above 7F.
        case nonASCII
        /// A run of octets that no URI holds: blanks, quotes, brackets, controls, a percent sign without two digits.
        case invalidCharacter
        /// Another line with the same value.
        case repeated
        /// Another line with a different value: clients do not agree which one counts.
        case conflicting
    }

    /// The octets that all ranges count.
    package let octets: [UInt8]
    /// The first line that is not empty.
    package let value: OctetRange?
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        octets = values.octets
        let first = values.ranges.first { !$0.isEmpty }
        value = first
        var defects: [Defect<Flaw>] = []
        for range in values.ranges.prefix(32) {
            if range.isEmpty {
                defects.append(Defect(.empty, at: range))
            } else if let first, range != first {
                defects.append(Defect(values.octets[range] == values.octets[first] ? .repeated : .conflicting, at: range))
            }
        }
        if let first { defects += LocationField.runs(first, in: values.octets) }
        self.defects = defects
    }

    package func has(_ flaw: Flaw) -> Bool { defects.contains { $0.kind == flaw } }

    package func ranges(_ flaw: Flaw) -> [OctetRange] { defects.filter { $0.kind == flaw }.map(\.range) }

    /// The value ready to be parsed as a URL: octets that are no UTF-8 are percent-encoded as they stand, as browsers do.
    package var reference: [UInt8]? {
        guard let value else { return nil }
        let slice = octets[value]
        return String(validating: slice, as: UTF8.self) == nil ? escapedReference : Array(slice)
    }

    /// The value with all octets above 7F percent-encoded.
    package var escapedReference: [UInt8]? {
        guard let value else { return nil }
        let slice = octets[value]
        let digits = Array("0123456789ABCDEF".utf8)
        return slice.flatMap { $0 < 0x80 ? [$0] : [0x25, digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    }

    private static func runs(_ range: OctetRange, in octets: [UInt8]) -> [Defect<Flaw>] {
        var found: [Defect<Flaw>] = []
        var index = range.lowerBound
        while index < range.upperBound, found.count < 64 {
            guard let kind = flaw(at: index, in: octets, end: range.upperBound) else {
                index += 1
                continue
            }
            let start = index
            while index < range.upperBound, flaw(at: index, in: octets, end: range.upperBound) == kind { index += 1 }
            found.append(Defect(kind, at: start..<index))
        }
        return found
    }

    private static func flaw(at index: Int, in octets: [UInt8], end: Int) -> Flaw? {
        switch octets[index] {
        case 0x80...: return .nonASCII
        case 0...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: return .invalidCharacter
        case 0x25:
            let isEscape = index + 2 < end && octets[index + 1].hexadecimalValue != nil && octets[index + 2].hexadecimalValue != nil
            return isEscape ? nil : .invalidCharacter
        default: return nil
        }
    }
}
