/// The media type that a browser takes from all Content-Type lines of a message (Fetch Standard, "extract a MIME type").
package struct MediaTypeExtraction: Sendable, Hashable {
    /// One value of the list that the lines form together.
    package struct Element: Sendable, Hashable {
        package let parsed: MediaType.Parsed
    }

    /// What counts: the last valid type, with the charset of an earlier one of the same essence. Nil is failure.
    package let mediaType: MediaType?
    /// Every value, `*/*` and invalid ones included; ranges in them count octets of `combined`.
    package let elements: [Element]
    /// The line values joined by comma and blank; for a single line its value.
    package let combined: [UInt8]
    private let lineStarts: [Int]
    private let lineEnds: [Int]

    /// `lines` are the values of the field lines in order; none is failure, as is one that is empty.
    package init(lines: [[UInt8]]) {
        var combined: [UInt8] = []
        var starts: [Int] = []
        var ends: [Int] = []
        for line in lines {
            if !starts.isEmpty { combined.append(contentsOf: [UInt8(ascii: ","), UInt8(ascii: " ")]) }
            starts.append(combined.count)
            combined.append(contentsOf: line)
            ends.append(combined.count)
        }
        self.combined = combined
        lineStarts = starts
        lineEnds = ends
        elements = lines.isEmpty ? [] : Self.split(combined).map { Element(parsed: MediaType.parse(combined, in: $0)) }
        mediaType = Self.choose(elements)
    }

    /// The line, from 0, and the octets of its value that `range` of `combined` covers; cut at the end of that line.
    package func locate(_ range: Range<Int>) -> (line: Int, octets: Range<Int>)? {
        guard let line = lineStarts.lastIndex(where: { $0 <= range.lowerBound }) else { return nil }
        let (start, end) = (lineStarts[line], lineEnds[line])
        let lower = min(range.lowerBound, end)
        return (line, lower - start..<max(lower, min(range.upperBound, end)) - start)
    }

    private static func choose(_ elements: [Element]) -> MediaType? {
        var charset: MediaType.Parameter?
        var chosen: MediaType?
        for element in elements {
            guard var candidate = element.parsed.mediaType, candidate.essence != "*/*" else { continue }
            if let previous = chosen, previous.hasEssence(of: candidate) {
                if candidate.parameter("charset") == nil, let charset { candidate.parameters.append(charset) }
            } else {
                charset = candidate.parameter("charset")
            }
            chosen = candidate
        }
        return chosen
    }

    /// Fetch Standard, "get, decode, and split": commas inside quoted strings do not split.
    private static func split(_ octets: [UInt8]) -> [Range<Int>] {
        var values: [Range<Int>] = []
        var start = 0
        var index = 0
        while true {
            while index < octets.count, octets[index] != UInt8(ascii: ","), octets[index] != UInt8(ascii: "\"") { index += 1 }
            if index < octets.count, octets[index] == UInt8(ascii: "\"") {
                index = endOfQuoted(octets, from: index)
                if index < octets.count { continue }
            }
            values.append(octets.trimmed(start..<index) { $0 == 0x09 || $0 == 0x20 })
            // A list of types is short; a flood of commas adds nothing.
            guard index < octets.count, values.count < 1000 else { return values }
            index += 1
            start = index
        }
    }

    private static func endOfQuoted(_ octets: [UInt8], from quote: Int) -> Int {
        var index = quote + 1
        while index < octets.count, octets[index] != UInt8(ascii: "\"") {
            index += octets[index] == UInt8(ascii: "\\") && index + 1 < octets.count ? 2 : 1
        }
        return min(index + 1, octets.count)
    }
}
