import CSystem

/// Reads field lines (RFC 9112 5) of a head or a trailer section, strictly: a request that two recipients could read differently is refused.
struct FieldLineParser {
    private let octets: UnsafeRawBufferPointer
    private var cursor: Int

    init(_ octets: UnsafeRawBufferPointer, from start: Int) {
        self.octets = octets
        cursor = start
    }

    /// The next line; `nil` behind the empty line that ends the section.
    mutating func next() throws(Refusal) -> RequestHead.FieldLine? {
        guard let base = octets.baseAddress, cursor < octets.count,
            let found = memchr(base + cursor, 10, octets.count - cursor)
        else { return nil }
        let lineFeed = base.distance(to: UnsafeRawPointer(found))
        let start = cursor
        cursor = lineFeed + 1
        guard lineFeed > start, octets[lineFeed - 1] == 13 else { throw .malformed(.lineEnd) }
        let end = lineFeed - 1
        if end == start { return nil }
        if octets[start] == 32 || octets[start] == 9 { throw .malformed(.foldedField) }
        let masks = Token.masks
        var colon = start
        while colon < end, masks.contain(octets[colon]) { colon += 1 }
        guard colon > start, colon < end, octets[colon] == 58 else { throw .malformed(refusedName(at: colon, before: end)) }
        return RequestHead.FieldLine(name: start..<colon, value: try value(from: colon + 1, to: end))
    }

    private func refusedName(at index: Int, before end: Int) -> Malformation {
        guard index < end else { return .fieldName }
        switch octets[index] {
        case 13: return .lineEnd
        case 0..<32 where octets[index] != 9: return .nul
        default: return .fieldName
        }
    }

    private func value(from first: Int, to last: Int) throws(Refusal) -> Range<Int> {
        var start = first
        var end = last
        while start < end, octets[start] == 32 || octets[start] == 9 { start += 1 }
        while end > start, octets[end - 1] == 32 || octets[end - 1] == 9 { end -= 1 }
        for index in start..<end {
            let octet = octets[index]
            if octet >= 32 && octet != 127 || octet == 9 { continue }
            throw .malformed(octet == 13 ? .lineEnd : .nul)
        }
        return start..<end
    }
}
