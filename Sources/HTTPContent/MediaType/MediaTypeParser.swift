extension MediaType {
    /// A media type as parsed, and everything that was odd about it.
    package struct Parsed: Sendable, Hashable {
        /// Nil when the octets are no media type.
        package internal(set) var mediaType: MediaType?
        /// In the order of the octets.
        package internal(set) var defects: [MediaTypeDefect] = []
        /// The octets parsed, without white space around them.
        package internal(set) var octets: Range<Int>
    }

    /// Parses the octets in `range` (all when nil) as one media type (MIME Sniffing Standard, section 4.4).
    ///
    /// At most a hundred defects are recorded.
    package static func parse(_ octets: [UInt8], in range: Range<Int>? = nil) -> Parsed {
        var parser = MediaTypeParser(octets, in: (range ?? 0..<octets.count).clamped(to: 0..<octets.count))
        parser.parse()
        return parser.result
    }

    /// Parses text whose scalars up to U+00FF stand for octets; nil when it is no media type.
    package init?(_ text: String) {
        // A scalar above U+00FF is allowed nowhere, as is NUL.
        let octets = text.unicodeScalars.map { UInt8(exactly: $0.value) ?? 0 }
        guard let mediaType = MediaType.parse(octets).mediaType else { return nil }
        self = mediaType
    }
}

private struct MediaTypeParser {
    private static let defectLimit = 100

    let octets: [UInt8]
    let end: Int
    var index: Int
    var result: MediaType.Parsed
    private var names: Set<String> = []

    init(_ octets: [UInt8], in range: Range<Int>) {
        self.octets = octets
        let trimmed = octets.trimmed(range, where: \.isHTTPSpace)
        index = trimmed.lowerBound
        end = trimmed.upperBound
        result = MediaType.Parsed(octets: trimmed)
    }

    mutating func parse() {
        if index == end { return note(.empty, index..<end) }
        let type = collect(until: UInt8(ascii: "/"))
        guard index < end else { return note(.missingSlash, type) }
        guard isToken(type) else { return note(.badType, type) }
        index += 1
        let subtype = octets.trimmed(collect(until: UInt8(ascii: ";")), where: \.isHTTPSpace, leading: false)
        guard isToken(subtype) else { return note(.badSubtype, subtype) }
        var mediaType = MediaType(type: lowercased(type), subtype: lowercased(subtype))
        while index < end {
            index += 1
            if let parameter = parseParameter() { mediaType.parameters.append(parameter) }
        }
        result.mediaType = mediaType
    }

    /// `index` is after a semicolon, and is left at the next one or at the end.
    private mutating func parseParameter() -> MediaType.Parameter? {
        let start = index
        while index < end, octets[index].isHTTPSpace { index += 1 }
        let nameStart = index
        while index < end, octets[index] != UInt8(ascii: ";"), octets[index] != UInt8(ascii: "=") { index += 1 }
        let name = nameStart..<index
        guard index < end, octets[index] == UInt8(ascii: "=") else {
            if name.isEmpty {
                note(.emptyParameter, start..<index)
            } else {
                note(.missingEquals, octets.trimmed(name, where: \.isHTTPSpace))
            }
            return nil
        }
        index += 1
        let isQuoted = index < end && octets[index] == UInt8(ascii: "\"")
        let (value, text) = isQuoted ? quotedValue() : plainValue()
        return judge(name: name, value: value, text: text, isQuoted: isQuoted)
    }

    private mutating func plainValue() -> (Range<Int>, [UInt8]) {
        let value = octets.trimmed(collect(until: UInt8(ascii: ";")), where: \.isHTTPSpace, leading: false)
        return (value, Array(octets[value]))
    }

    /// Collects a quoted string (Fetch Standard, "collect an HTTP quoted string") and what follows it up to the next semicolon.
    private mutating func quotedValue() -> (Range<Int>, [UInt8]) {
        let quote = index
        index += 1
        var text: [UInt8] = []
        while index < end, octets[index] != UInt8(ascii: "\"") {
            // A backslash at the very end stands for itself.
            if octets[index] == UInt8(ascii: "\\"), index + 1 < end { index += 1 }
            text.append(octets[index])
            index += 1
        }
        let value = quote + 1..<index
        guard index < end else {
            note(.unclosedQuote, quote..<end)
            return (value, text)
        }
        index += 1
        let rest = octets.trimmed(collect(until: UInt8(ascii: ";")), where: \.isHTTPSpace)
        if !rest.isEmpty { note(.textAfterQuote, rest) }
        return (value, text)
    }

    private mutating func judge(name: Range<Int>, value: Range<Int>, text: [UInt8], isQuoted: Bool) -> MediaType.Parameter? {
        guard isToken(name) else {
            let bare = octets.trimmed(name, where: \.isHTTPSpace)
            if isToken(bare) {
                note(.spaceAroundEquals, bare.upperBound..<name.upperBound)
            } else {
                note(.badName, name)
            }
            return nil
        }
        if text.isEmpty, !isQuoted {
            note(.emptyValue, value)
            return nil
        }
        guard text.allSatisfy(\.isQuotedStringToken) else {
            note(.badValue, value)
            return nil
        }
        let lowered = lowercased(name)
        if !names.insert(lowered).inserted {
            note(.duplicateParameter, name.lowerBound..<value.upperBound)
            return nil
        }
        if !isQuoted, let first = text.first, !text.allSatisfy(\.isToken) {
            note(first.isHTTPSpace ? .spaceAroundEquals : .unquotedValue, value)
        }
        return MediaType.Parameter(
            name: lowered,
            value: String(isomorphic: text),
            nameOctets: name,
            valueOctets: value,
            isQuoted: isQuoted
        )
    }

    private mutating func collect(until stop: UInt8) -> Range<Int> {
        let start = index
        while index < end, octets[index] != stop { index += 1 }
        return start..<index
    }

    private func isToken(_ range: Range<Int>) -> Bool {
        !range.isEmpty && octets[range].allSatisfy(\.isToken)
    }

    private func lowercased(_ range: Range<Int>) -> String {
        String(decoding: octets[range].map(\.asciiLowercased), as: UTF8.self)
    }

    private mutating func note(_ kind: MediaTypeDefect.Kind, _ range: Range<Int>) {
        if result.defects.count < Self.defectLimit { result.defects.append(MediaTypeDefect(kind: kind, octets: range)) }
    }
}

extension [UInt8] {
    /// `range` without the octets at its ends that satisfy `isSpace`.
    func trimmed(_ range: Range<Int>, where isSpace: (UInt8) -> Bool, leading: Bool = true) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while end > start, isSpace(self[end - 1]) { end -= 1 }
        while leading, start < end, isSpace(self[start]) { start += 1 }
        return start..<end
    }
}

extension String {
    /// Each octet as the scalar of the same number.
    init(isomorphic octets: some Collection<UInt8>) {
        var scalars = String.UnicodeScalarView()
        for octet in octets { scalars.append(Unicode.Scalar(octet)) }
        self.init(scalars)
    }
}
