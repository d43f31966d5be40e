import Evidence

extension [UInt8] {
    /// The octets of `range` as text: UTF-8 when they are valid UTF-8, else one code point an octet (Latin-1).
    ///
    /// Each line fold (RFC 9112 5.2) becomes one space.
    package func text(_ range: OctetRange) -> String {
        let slice = self[range.clamped(to: 0..<count)]
        let octets = slice.contains(where: { $0 == 0x0A || $0 == 0x0D }) ? unfolded(slice)[...] : slice
        if let text = String(validating: octets, as: UTF8.self) { return text }
        var scalars = String.UnicodeScalarView()
        for octet in octets { scalars.append(Unicode.Scalar(octet)) }
        return String(scalars)
    }

    /// The octets of `range` as lower-case text, one code point an octet.
    package func lowercasedText(_ range: OctetRange) -> String {
        let slice = self[range.clamped(to: 0..<count)]
        // Nearly always ASCII, and then written in place.
        guard slice.allSatisfy({ $0 < 0x80 }) else { return String(decoding: slice.map(\.lowercased), as: UTF8.self) }
        return String(unsafeUninitializedCapacity: slice.count) { buffer in
            for (offset, octet) in slice.enumerated() { buffer[offset] = octet.lowercased }
            return slice.count
        }
    }

    /// Whether the octets of `range` are those of `text`, A–Z and a–z being the same.
    package func matches(_ range: OctetRange, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount, range.lowerBound >= 0, range.upperBound <= count else { return false }
        for index in 0..<range.count where self[range.lowerBound + index].lowercased != text.utf8Start[index].lowercased {
            return false
        }
        return true
    }

    /// `range` without blanks (folds included) at its ends.
    package func trimmed(_ range: OctetRange) -> OctetRange {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, self[lower].isFoldedBlank { lower += 1 }
        while upper > lower, self[upper - 1].isFoldedBlank { upper -= 1 }
        return lower..<upper
    }

    private func unfolded(_ slice: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(slice.count)
        var index = slice.startIndex
        while index < slice.endIndex {
            guard let end = foldEnd(at: index, in: slice) else {
                result.append(slice[index])
                index += 1
                continue
            }
            while let last = result.last, last.isBlank { result.removeLast() }
            result.append(0x20)
            index = end
        }
        return result
    }

    /// The end of a fold (line end and the blanks after it) that begins at `index`.
    private func foldEnd(at index: Int, in slice: ArraySlice<UInt8>) -> Int? {
        var next = index
        if slice[next] == 0x0D { next += 1 }
        guard next < slice.endIndex, slice[next] == 0x0A else { return nil }
        next += 1
        while next < slice.endIndex, slice[next].isFoldedBlank { next += 1 }
        return next
    }
}
