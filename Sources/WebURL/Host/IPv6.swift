/// An IPv6 address, with the parser and serialiser of the URL Standard (section 3.5); the serialisation is that of RFC 5952.
struct IPv6 {
    private var groups: [UInt16]

    var high: UInt64 { groups.prefix(4).reduce(0) { $0 << 16 | UInt64($1) } }
    var low: UInt64 { groups.suffix(4).reduce(0) { $0 << 16 | UInt64($1) } }

    /// Reads an address without its brackets; nil for anything else, zone identifiers included.
    init?(parsing text: ArraySlice<UInt8>) {
        var groups: [UInt16] = []
        var compression: Int?
        var cursor = text.startIndex
        if text.first == UInt8(ascii: ":") {
            guard text.count > 1, text[cursor + 1] == UInt8(ascii: ":") else { return nil }
            cursor += 2
            compression = 0
        }
        while cursor < text.endIndex {
            guard groups.count < 8 else { return nil }
            if text[cursor] == UInt8(ascii: ":") {
                guard compression == nil else { return nil }
                cursor += 1
                compression = groups.count
                continue
            }
            let start = cursor
            var value: UInt16 = 0
            while cursor < text.endIndex, cursor - start < 4, let digit = text[cursor].hexadecimalValue {
                value = value << 4 | UInt16(digit)
                cursor += 1
            }
            if cursor < text.endIndex, text[cursor] == UInt8(ascii: ".") {
                guard cursor > start, groups.count <= 6, let pair = Self.dottedQuad(text[start...]) else { return nil }
                groups += [pair.high, pair.low]
                break
            }
            if cursor < text.endIndex {
                guard text[cursor] == UInt8(ascii: ":"), cursor + 1 < text.endIndex else { return nil }
                cursor += 1
            }
            groups.append(value)
        }
        if let compression {
            guard groups.count < 8 else { return nil }
            groups.insert(contentsOf: repeatElement(0, count: 8 - groups.count), at: compression)
        }
        guard groups.count == 8 else { return nil }
        self.groups = groups
    }

    init(high: UInt64, low: UInt64) {
        groups = [high, low].flatMap { half in [48, 32, 16, 0].map { UInt16(truncatingIfNeeded: half >> UInt64($0)) } }
    }

    /// Four decimal numbers from 0 to 255 without leading zeros, as two groups.
    static func dottedQuad(_ text: ArraySlice<UInt8>) -> (high: UInt16, low: UInt16)? {
        let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        var octets: [UInt16] = []
        for part in parts {
            guard (1...3).contains(part.count), part.allSatisfy({ $0.isASCIIDigit }), part.count == 1 || part.first != UInt8(ascii: "0")
            else { return nil }
            let value = part.reduce(0) { $0 * 10 + UInt16($1 & 15) }
            guard value <= 255 else { return nil }
            octets.append(value)
        }
        return (octets[0] << 8 | octets[1], octets[2] << 8 | octets[3])
    }

    func write(to out: inout [UInt8]) {
        let gap = longestRunOfZeros
        var index = 0
        while index < groups.count {
            if let gap, gap.lowerBound == index {
                out.append(contentsOf: (index == 0 ? "::" : ":").utf8)
                index = gap.upperBound
                continue
            }
            out.append(contentsOf: String(groups[index], radix: 16).utf8)
            index += 1
            if index < groups.count { out.append(UInt8(ascii: ":")) }
        }
    }

    /// The first of the longest runs of two or more.
    private var longestRunOfZeros: Range<Int>? {
        var best: Range<Int>?
        var index = 0
        while index < groups.count {
            var stop = index
            while stop < groups.count, groups[stop] == 0 { stop += 1 }
            if stop - index > 1, stop - index > best?.count ?? 0 { best = index..<stop }
            index = max(stop, index + 1)
        }
        return best
    }
}
