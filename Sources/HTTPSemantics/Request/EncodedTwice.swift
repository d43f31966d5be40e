import Evidence

/// `%25E4`: a percent-encoding that was encoded again.
///
/// A URL within a URL is encoded twice by right (`?next=https%3A%2F%2Fe.example%2F%3Fq%3D%25E4%25BD%25A0`): what one decoding gives then
/// has delimiters in it. Only where all the rest is what encoding leaves alone was the whole piece encoded before.
enum EncodedTwice {
    static func signs(_ piece: OctetRange, in parts: URLParts) -> [RequestURLFacts.Sign] {
        let octets = parts.octets
        guard parts.first("%25", in: piece) != nil, isEncodedText(piece, in: octets) else { return [] }
        var signs: [RequestURLFacts.Sign] = []
        var index = piece.lowerBound
        while index < piece.upperBound {
            guard let length = length(at: index, in: octets, before: piece.upperBound) else {
                index += 1
                continue
            }
            let start = index
            var inner: [UInt8] = []
            var next: Int? = length
            while let length = next {
                index += length
                if let octet = innerOctet(endingAt: index, in: octets) { inner.append(octet) }
                next = self.length(at: index, in: octets, before: piece.upperBound)
            }
            let isText = String(validating: inner, as: UTF8.self) != nil
            signs.append(.init(kind: .encodedTwice(isCertain: isText), range: start..<index))
        }
        return signs
    }

    /// Octets of `%25XX`, `%2525XX`, …; `nil` when there is no such thing.
    private static func length(at index: Int, in octets: [UInt8], before end: Int) -> Int? {
        guard PercentDecodedText.encodedOctet(at: index, in: octets, before: end) == 0x25 else { return nil }
        var cursor = index + 3
        while cursor + 3 < end, octets[cursor] == 0x32, octets[cursor + 1] == 0x35, octets[cursor + 2].hexadecimalValue != nil,
            octets[cursor + 3].hexadecimalValue != nil
        {
            cursor += 2
        }
        guard cursor + 1 < end, octets[cursor].hexadecimalValue != nil, octets[cursor + 1].hexadecimalValue != nil else { return nil }
        return cursor + 2 - index
    }

    private static func innerOctet(endingAt end: Int, in octets: [UInt8]) -> UInt8? {
        guard end >= 2, let high = octets[end - 2].hexadecimalValue, let low = octets[end - 1].hexadecimalValue else { return nil }
        return UInt8(truncatingIfNeeded: high << 4 | low)
    }

    /// Whether one decoding leaves nothing but encoded octets and what an encoder leaves alone.
    private static func isEncodedText(_ piece: OctetRange, in octets: [UInt8]) -> Bool {
        var index = piece.lowerBound
        while index < piece.upperBound {
            let octet = PercentDecodedText.encodedOctet(at: index, in: octets, before: piece.upperBound)
            switch octet ?? octets[index] {
            case 0x25:
                // What follows an inner percent sign must be its digits.
                guard length(at: index, in: octets, before: piece.upperBound) != nil else { return false }
            case 0x2B, 0x2D, 0x2E, 0x5F, 0x7E, 0x2A, 0x21, 0x27...0x29: break
            case let other: guard other.isLetterOrDigit else { return false }
            }
            index += octet == nil ? 1 : 3
        }
        return true
    }
}
