import Evidence

/// Content-Range: which part of the whole this is (RFC 9110 14.4).
package struct ContentRange: Sendable {
    package enum Flaw: Sendable, Hashable {
        case empty
        case missingUnit
        /// A unit other than bytes: legal, but nobody can place the part.
        case unknownUnit
        case missingSlash
        case missingHyphen
        /// A position or the total is no number.
        case notANumber
        /// More than an Int holds.
        case overflow
        case firstAfterLast
        case lastBeyondTotal
        /// `*/*` tells nothing.
        case doubleStar
        /// Blanks where the grammar has none; still readable.
        case blanks
        /// Several values.
        case repeated
    }

    /// A number, and where it stands.
    package struct Figure: Sendable, Hashable {
        package let value: Int
        package let range: OctetRange
    }

    /// In lower case.
    package let unit: String
    package let first: Figure?
    package let last: Figure?
    /// `nil` when it is `*` or cannot be read.
    package let total: Figure?
    /// `*/total`: the range could not be satisfied.
    package let isUnsatisfied: Bool
    /// The value of the first line.
    package let octets: OctetRange
    package let defects: [Defect<Flaw>]

    /// Flaws after which the positions still mean what they say.
    private static let harmless: Set<Flaw> = [.blanks, .repeated]

    /// The field can be relied on.
    package var isValid: Bool { defects.allSatisfy { ContentRange.harmless.contains($0.kind) } }

    /// Octets in the part, when the field can be relied on and states a part.
    package var length: Int? {
        guard isValid, let first, let last else { return nil }
        let (span, overflow) = (last.value - first.value).addingReportingOverflow(1)
        return overflow ? nil : span
    }

    package func has(_ kind: Flaw) -> Bool { defects.contains { $0.kind == kind } }

    /// `nil` when the field is absent.
    package init?(_ values: FieldValues) {
        guard let value = values.first else { return nil }
        self.init(value, in: values.octets, repeated: values.ranges.dropFirst().first)
    }

    package init(_ value: OctetRange, in octets: [UInt8], repeated: OctetRange? = nil) {
        var reader = ContentRangeReader(octets: octets)
        reader.read(octets.trimmed(value))
        if let repeated { reader.note(.repeated, repeated) }
        unit = reader.unit
        first = reader.first
        last = reader.last
        total = reader.total
        isUnsatisfied = reader.isUnsatisfied
        self.octets = value
        defects = reader.defects
    }
}

private struct ContentRangeReader {
    let octets: [UInt8]
    var unit = ""
    var first: ContentRange.Figure?
    var last: ContentRange.Figure?
    var total: ContentRange.Figure?
    var isUnsatisfied = false
    var defects: [Defect<ContentRange.Flaw>] = []

    mutating func note(_ kind: ContentRange.Flaw, _ range: OctetRange) { defects.append(Defect(kind, at: range)) }

    mutating func read(_ value: OctetRange) {
        guard let start = value.first else { return note(.empty, value) }
        let unitEnd = value.first { !octets[$0].isTokenCharacter } ?? value.upperBound
        let hasUnit = octets[start].isAlpha && unitEnd < value.upperBound
        guard hasUnit else { return note(.missingUnit, value) }
        unit = octets.lowercasedText(start..<unitEnd)
        // What follows another unit has a grammar of its own.
        guard unit == "bytes" else { return note(.unknownUnit, start..<unitEnd) }
        let rest = octets.trimmed(unitEnd..<value.upperBound)
        if rest.lowerBound != unitEnd + 1 || octets[unitEnd] != 0x20 { note(.blanks, unitEnd..<max(rest.lowerBound, unitEnd + 1)) }
        guard let slash = rest.first(where: { octets[$0] == 0x2F }) else {
            readPositions(rest)
            return note(.missingSlash, rest.isEmpty ? value : rest)
        }
        let left = trimmed(rest.lowerBound..<slash)
        let right = trimmed(slash + 1..<rest.upperBound)
        if isStar(left) {
            isUnsatisfied = true
            if isStar(right) { return note(.doubleStar, left.lowerBound..<right.upperBound) }
        } else {
            readPositions(left)
        }
        if !isStar(right) { total = figure(right) }
        compare()
    }

    private mutating func readPositions(_ range: OctetRange) {
        guard let hyphen = range.first(where: { octets[$0] == 0x2D }) else { return note(.missingHyphen, range) }
        first = figure(trimmed(range.lowerBound..<hyphen))
        last = figure(trimmed(hyphen + 1..<range.upperBound))
    }

    private mutating func compare() {
        guard let first, let last else { return }
        if first.value > last.value { return note(.firstAfterLast, first.range.lowerBound..<last.range.upperBound) }
        if let total, last.value >= total.value { note(.lastBeyondTotal, last.range.lowerBound..<total.range.upperBound) }
    }

    private mutating func trimmed(_ range: OctetRange) -> OctetRange {
        let inner = octets.trimmed(range)
        if inner != range {
            note(.blanks, inner.lowerBound > range.lowerBound ? range.lowerBound..<inner.lowerBound : inner.upperBound..<range.upperBound)
        }
        return inner
    }

    private mutating func figure(_ range: OctetRange) -> ContentRange.Figure? {
        switch DecimalNumber(range, in: octets) {
        case .value(let value): return ContentRange.Figure(value: value, range: range)
        case .overflow: note(.overflow, range)
        case .notDigits: note(.notANumber, range)
        }
        return nil
    }

    private func isStar(_ range: OctetRange) -> Bool { range.count == 1 && octets[range.lowerBound] == 0x2A }
}
