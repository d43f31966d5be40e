import Evidence

/// Refresh, the field or the meta element: after how many seconds to go where (HTML, shared declarative refresh steps).
package struct Refresh: Sendable {
    package let octets: [UInt8]
    /// Whole seconds, at most 10⁹; fractions are dropped.
    package let delay: Int
    /// `nil` when the same page is to be loaded again.
    package let url: OctetRange?
    package let range: OctetRange

    /// `nil` when the value cannot be read, and then nothing happens.
    package init?(_ range: OctetRange, in octets: [UInt8]) {
        self.octets = octets
        self.range = range
        var position = Refresh.skipBlanks(from: range.lowerBound, to: range.upperBound, in: octets)
        let start = position
        var seconds = 0
        while position < range.upperBound, octets[position].isDigit {
            if seconds < 100_000_000 { seconds = seconds * 10 + Int(octets[position] - 0x30) }
            position += 1
        }
        guard position > start || (position < range.upperBound && octets[position] == 0x2E) else { return nil }
        delay = seconds
        while position < range.upperBound, octets[position].isDigit || octets[position] == 0x2E { position += 1 }
        guard position < range.upperBound else {
            url = nil
            return
        }
        guard octets[position].isFoldedBlank || octets[position] == 0x3B || octets[position] == 0x2C else { return nil }
        position = Refresh.skipBlanks(from: position, to: range.upperBound, in: octets)
        if position < range.upperBound, octets[position] == 0x3B || octets[position] == 0x2C { position += 1 }
        position = Refresh.skipBlanks(from: position, to: range.upperBound, in: octets)
        url = Refresh.url(position..<range.upperBound, in: octets)
    }

    /// The first line of the field that can be read.
    package init?(_ values: FieldValues) {
        guard let first = values.first else { return nil }
        self.init(first, in: values.octets)
    }

    private static func skipBlanks(from start: Int, to end: Int, in octets: [UInt8]) -> Int {
        octets[start..<end].firstIndex { !$0.isFoldedBlank && $0 != 0x0C } ?? end
    }

    /// What follows `url=`, if that is there, up to the quote it begins with.
    private static func url(_ range: OctetRange, in octets: [UInt8]) -> OctetRange? {
        guard !range.isEmpty else { return nil }
        var start = range.lowerBound
        if octets.matches(range.prefix(3), "url") {
            let equals = skipBlanks(from: start + 3, to: range.upperBound, in: octets)
            if equals < range.upperBound, octets[equals] == 0x3D {
                start = skipBlanks(from: equals + 1, to: range.upperBound, in: octets)
            }
        }
        guard start < range.upperBound else { return nil }
        guard octets[start] == 0x22 || octets[start] == 0x27 else { return octets.trimmed(start..<range.upperBound) }
        let close = octets[(start + 1)..<range.upperBound].firstIndex(of: octets[start]) ?? range.upperBound
        return start + 1..<close
    }
}
