import Evidence

/// Lines of octets, their ends (CRLF or LF) left off.
package struct OctetLines: Sequence, IteratorProtocol {
    private let octets: [UInt8]
    /// Where the next line begins.
    package private(set) var position: Int

    package init(_ octets: [UInt8], from position: Int = 0) {
        self.octets = octets
        self.position = position
    }

    package mutating func next() -> OctetRange? {
        guard position < octets.count else { return nil }
        let start = position
        let lineFeed = octets[start...].firstIndex(of: 0x0A)
        position = lineFeed.map { $0 + 1 } ?? octets.count
        let end = lineFeed ?? octets.count
        return start..<(lineFeed != nil && end > start && octets[end - 1] == 0x0D ? end - 1 : end)
    }
}

extension [UInt8] {
    /// Whether `range` begins with `prefix`, A–Z and a–z being the same.
    package func begins(_ range: OctetRange, with prefix: StaticString) -> Bool {
        range.count >= prefix.utf8CodeUnitCount && matches(range.lowerBound..<range.lowerBound + prefix.utf8CodeUnitCount, prefix)
    }
}
