import Evidence

/// Range of a request: the parts that the client asks for (RFC 9110 14.2).
package struct RequestRange: Sendable {
    package enum Spec: Sendable, Hashable {
        /// `first-last` or `first-`, positions of octets.
        case from(first: Int, last: Int?)
        /// The last so many octets.
        case suffix(Int)
    }

    /// In lower case.
    package let unit: String
    package let specs: [Spec]
    /// Each spec could be read.
    package let isValid: Bool

    package var isBytes: Bool { unit == "bytes" }
    /// First position of the first range, when it is not a suffix.
    package var first: Int? {
        if case .from(let first, _) = specs.first { return first }
        return nil
    }

    /// `nil` when the field is absent.
    package init?(_ values: FieldValues) {
        guard let value = values.first else { return nil }
        let octets = values.octets
        let equals = value.first { octets[$0] == 0x3D } ?? value.upperBound
        unit = octets.lowercasedText(octets.trimmed(value.lowerBound..<equals))
        let members = CommaList.members(of: min(equals + 1, value.upperBound)..<value.upperBound, in: octets).prefix(1024)
        let read = members.map { RequestRange.spec($0, octets) }
        specs = read.compactMap { $0 }
        isValid = !read.isEmpty && specs.count == read.count && !unit.isEmpty
    }

    private static func spec(_ range: OctetRange, _ octets: [UInt8]) -> Spec? {
        guard let hyphen = range.first(where: { octets[$0] == 0x2D }) else { return nil }
        let left = octets.trimmed(range.lowerBound..<hyphen)
        let right = octets.trimmed(hyphen + 1..<range.upperBound)
        let last = DecimalNumber(right, in: octets).number
        if left.isEmpty { return last.map { .suffix($0) } }
        guard let first = DecimalNumber(left, in: octets).number, right.isEmpty || last != nil else { return nil }
        if let last, last < first { return nil }
        return .from(first: first, last: last)
    }
}
