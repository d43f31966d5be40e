import Evidence

/// quoted-string (RFC 9110 5.6.4).
package enum QuotedString {
    /// The octets between the quotes when `range` is one whole quoted string.
    package static func inner(_ range: OctetRange, in octets: [UInt8]) -> OctetRange? {
        guard range.count >= 2, octets[range.lowerBound] == 0x22 else { return nil }
        var index = range.lowerBound + 1
        while index < range.upperBound {
            if octets[index] == 0x5C {
                index += 2
            } else if octets[index] == 0x22 {
                return index + 1 == range.upperBound ? range.lowerBound + 1..<index : nil
            } else {
                index += 1
            }
        }
        return nil
    }

    /// What the octets between quotes mean: each backslash stands for the octet after it.
    package static func unescaped(_ inner: OctetRange, in octets: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var index = inner.lowerBound
        while index < inner.upperBound {
            if octets[index] == 0x5C, index + 1 < inner.upperBound { index += 1 }
            result.append(octets[index])
            index += 1
        }
        return result
    }
}

extension QuotedString {
    /// What a lenient reader takes: quotes at both ends and escapes undone, anything else as it is; a lone backslash at the end is dropped.
    package static func lenient(_ range: OctetRange, in octets: [UInt8]) -> [UInt8] {
        guard range.count >= 2, octets[range.lowerBound] == 0x22, octets[range.upperBound - 1] == 0x22 else { return Array(octets[range]) }
        var result: [UInt8] = []
        var index = range.lowerBound + 1
        while index < range.upperBound - 1 {
            if octets[index] == 0x5C { index += 1 }
            if index < range.upperBound - 1 { result.append(octets[index]) }
            index += 1
        }
        return result
    }
}
