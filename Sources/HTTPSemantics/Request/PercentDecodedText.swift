import Evidence

/// Part of a URL with its percent-encoding undone once, as scalars that know where they stand.
struct PercentDecodedText: Sendable {
    struct Element: Sendable {
        let scalar: Unicode.Scalar
        /// In the text of the URL.
        let range: OctetRange
        let isEncoded: Bool
    }

    private(set) var elements: [Element] = []
    /// Runs of encoded octets that are no UTF-8.
    private(set) var notUTF8: [OctetRange] = []

    init(_ range: OctetRange, in octets: [UInt8]) {
        var decoded: [UInt8] = []
        var starts: [Int] = []
        decoded.reserveCapacity(range.count)
        starts.reserveCapacity(range.count + 1)
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            starts.append(cursor)
            if let octet = PercentDecodedText.encodedOctet(at: cursor, in: octets, before: range.upperBound) {
                decoded.append(octet)
                cursor += 3
            } else {
                decoded.append(octets[cursor])
                cursor += 1
            }
        }
        starts.append(range.upperBound)
        var index = 0
        while index < decoded.count {
            let (scalar, length) = PercentDecodedText.scalar(at: index, in: decoded)
            let place = starts[index]..<starts[index + length]
            if let scalar {
                elements.append(Element(scalar: scalar, range: place, isEncoded: octets[place.lowerBound] == 0x25 && place.count > 1))
            } else if let last = notUTF8.last, last.upperBound == place.lowerBound {
                notUTF8[notUTF8.count - 1] = last.lowerBound..<place.upperBound
            } else {
                notUTF8.append(place)
            }
            index += length
        }
    }

    /// The octet that `%XX` at `position` stands for.
    static func encodedOctet(at position: Int, in octets: [UInt8], before end: Int) -> UInt8? {
        guard position >= 0, position + 2 < end, octets[position] == 0x25, let high = octets[position + 1].hexadecimalValue,
            let low = octets[position + 2].hexadecimalValue
        else { return nil }
        return UInt8(truncatingIfNeeded: high << 4 | low)
    }

    /// The scalar at an index and its length; `nil` and 1 for an octet that is no UTF-8.
    static func scalar(at index: Int, in octets: [UInt8]) -> (Unicode.Scalar?, Int) {
        let lead = octets[index]
        let length: Int
        switch lead {
        case 0..<0x80: return (Unicode.Scalar(lead), 1)
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return (nil, 1)
        }
        guard index + length <= octets.count else { return (nil, 1) }
        var value = UInt32(lead) & (0x7F >> UInt32(length))
        for octet in octets[index + 1..<index + length] {
            guard octet & 0xC0 == 0x80 else { return (nil, 1) }
            value = value << 6 | UInt32(octet & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
        guard value >= least, let scalar = Unicode.Scalar(value) else { return (nil, 1) }
        return (scalar, length)
    }
}
