/// JSON texts one after another, as in NDJSON, JSON lines and JSON text sequences (RFC 7464).
package struct JSONRecords: Sendable, Hashable {
    /// Number of texts.
    package let count: Int
    /// Whether each text stands on a line of its own.
    package let isLineDelimited: Bool
    /// The octets of the first hundred texts.
    package let ranges: [Range<Int>]

    /// Counts the texts in `range` (all when nil); nil when anything there is no JSON text. Each octet is read once.
    package static func count(in octets: [UInt8], range: Range<Int>? = nil, depthLimit: Int = JSONDocument.bodyDepth) -> JSONRecords? {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        guard range.upperBound < Int(UInt32.max) else { return nil }
        return octets.withUnsafeBufferPointer { all -> JSONRecords? in
            guard let base = all.baseAddress else { return nil }
            let mark = range.count >= 3 && all[range.lowerBound] == 0xEF && all[range.lowerBound + 1] == 0xBB ? 3 : 0
            var reader = JSONReader(base, from: range.lowerBound + mark, to: range.upperBound, depthLimit: depthLimit, nodeLimit: 0)
            var count = 0
            var isLineDelimited = true
            var ranges: [Range<Int>] = []
            reader.skipSeparators()
            while reader.at < reader.end {
                let start = reader.at
                guard reader.readText() else { return nil }
                let text = start..<reader.endOfText(from: start)
                isLineDelimited = isLineDelimited && (count == 0 || reader.hasLineEnd(before: start)) && !reader.hasLineEnd(inside: text)
                count += 1
                if ranges.count < 100 { ranges.append(text) }
                reader.skipSeparators()
            }
            return count == 0 ? nil : JSONRecords(count: count, isLineDelimited: isLineDelimited, ranges: ranges)
        }
    }
}

extension JSONReader {
    /// Steps over white space and the record separators of RFC 7464.
    fileprivate mutating func skipSeparators() {
        while at < end, octets[at].isJSONSpace || octets[at] == 0x1E { at += 1 }
    }

    /// The reader stands after the white space that follows a text.
    fileprivate func endOfText(from start: Int) -> Int {
        var last = at
        while last > start, octets[last - 1].isJSONSpace { last -= 1 }
        return last
    }

    fileprivate func hasLineEnd(before start: Int) -> Bool {
        var index = start
        while index > 0, octets[index - 1].isJSONSpace || octets[index - 1] == 0x1E {
            index -= 1
            if octets[index] == 0x0A || octets[index] == 0x0D { return true }
        }
        return false
    }

    fileprivate func hasLineEnd(inside range: Range<Int>) -> Bool {
        UnsafeBufferPointer(start: octets + range.lowerBound, count: range.count).contains { $0 == 0x0A || $0 == 0x0D }
    }
}
