import Evidence

/// One field line as it came (RFC 9112 5). All ranges count octets of the received stream.
///
/// Kept in 32 bits an offset: ten thousand lines then fit the cache. What lies beyond 4 GiB is skipped by the parser.
package struct FieldLine: Sendable, Hashable {
    private var nameBounds: Bounds
    private var valueBounds: Bounds
    private var lineBounds: Bounds
    let fingerprint: UInt32
    /// The value goes on in continuation lines (obs-fold).
    package internal(set) var isFolded: Bool
    /// The name is a token.
    package let hasValidName: Bool

    /// Offsets beyond this are not kept.
    static let offsetLimit = Int(UInt32.max)

    private struct Bounds: Sendable, Hashable {
        let lower: UInt32
        let upper: UInt32

        @inline(__always) init(_ range: OctetRange) {
            lower = UInt32(truncatingIfNeeded: range.lowerBound)
            upper = UInt32(truncatingIfNeeded: range.upperBound)
        }

        @inline(__always) var range: OctetRange { Range(uncheckedBounds: (Int(lower), Int(upper))) }
    }

    @inline(__always)
    init(name: OctetRange, value: OctetRange, line: OctetRange, isFolded: Bool, hasValidName: Bool, fingerprint: UInt32) {
        nameBounds = Bounds(name)
        valueBounds = Bounds(value)
        lineBounds = Bounds(line)
        self.fingerprint = fingerprint
        self.isFolded = isFolded
        self.hasValidName = hasValidName
    }

    /// The octets before the colon, white space before it left off.
    package var name: OctetRange { nameBounds.range }

    /// The value without blanks at its ends; a folded value holds its folds.
    package internal(set) var value: OctetRange {
        get { valueBounds.range }
        set { valueBounds = Bounds(newValue) }
    }

    /// The whole line, its line end included, continuation lines too.
    package internal(set) var line: OctetRange {
        get { lineBounds.range }
        set { lineBounds = Bounds(newValue) }
    }
}

/// The values of all lines of one field, in the order they came; offsets count octets of the received stream.
package struct FieldValues: Sendable {
    package let octets: [UInt8]
    /// One range a line.
    package let ranges: [OctetRange]

    package init(octets: [UInt8], ranges: [OctetRange]) {
        self.octets = octets
        self.ranges = ranges
    }

    /// A value that did not come from a message, for tests and request context.
    package init(text: String) {
        octets = Array(text.utf8)
        ranges = [0..<octets.count]
    }

    package var isEmpty: Bool { ranges.isEmpty }
    package var count: Int { ranges.count }
    package var first: OctetRange? { ranges.first }

    /// From the first octet of the first value to the last octet of the last one: evidence for "the field is there".
    package var span: OctetRange {
        guard let first = ranges.first, let last = ranges.last else { return 0..<0 }
        return first.lowerBound..<Swift.max(last.upperBound, first.lowerBound)
    }

    /// All values joined by `, ` (RFC 9110 5.3).
    package var joined: String { ranges.map { octets.text($0) }.joined(separator: ", ") }

    /// The values as text, one a line.
    package var texts: [String] { ranges.map { octets.text($0) } }
}

/// Field lines in the order they came, with what was odd about them (RFC 9110 5, RFC 9112 5).
package struct FieldSection: Sendable {
    /// What the grammar of a field section does not allow.
    package enum Flaw: Sendable, Hashable {
        /// A line ends in LF alone.
        case bareLF
        /// A CR that is not followed by LF.
        case bareCR
        /// A NUL octet.
        case nul
        /// A control octet other than NUL, CR and LF.
        case controlCharacter
        /// An octet above 7F in a value (obs-text).
        case nonASCII
        /// A continuation line (obs-fold).
        case obsFold
        /// The first line of the section begins with a blank, so that there is nothing to continue.
        case foldWithoutField
        /// White space between the name and the colon.
        case spaceBeforeColon
        /// A line that begins with its colon.
        case emptyName
        /// A name that is not a token.
        case invalidName
        /// A line without a colon.
        case noColon
    }

    /// Octets of the received stream, which all ranges count.
    package let octets: [UInt8]
    package internal(set) var lines: [FieldLine]
    package internal(set) var defects: [Defect<Flaw>]
    /// Lines (and folds) beyond the limits: counted, not kept.
    package internal(set) var skippedLines: Int
    /// At most this many defects are kept; `defectCount` goes on counting.
    static let defectLimit = 256
    package internal(set) var defectCount: Int

    init(octets: [UInt8]) {
        self.octets = octets
        lines = []
        defects = []
        skippedLines = 0
        defectCount = 0
    }

    /// A section without lines.
    package static let empty = FieldSection(octets: [])

    package func values(_ name: FieldName) -> FieldValues {
        var ranges: [OctetRange] = []
        for line in lines where isNamed(line, name) { ranges.append(line.value) }
        return FieldValues(octets: ranges.isEmpty ? [] : octets, ranges: ranges)
    }

    package func has(_ name: FieldName) -> Bool { lines.contains { isNamed($0, name) } }

    package func lines(named name: FieldName) -> [FieldLine] { lines.filter { isNamed($0, name) } }

    /// The name of a line as it came.
    package func name(of line: FieldLine) -> String { octets.text(line.name) }

    /// The value of a line as text: folds are spaces, UTF-8 when valid, else Latin-1.
    package func value(of line: FieldLine) -> String { octets.text(line.value) }

    package func defects(_ kind: Flaw) -> [Defect<Flaw>] { defects.filter { $0.kind == kind } }

    mutating func note(_ kind: Flaw, _ range: OctetRange) {
        defectCount += 1
        if defects.count < FieldSection.defectLimit { defects.append(Defect(kind, at: range)) }
    }

    @inline(__always) private func isNamed(_ line: FieldLine, _ name: FieldName) -> Bool {
        guard line.fingerprint == name.fingerprint, line.name.count == name.text.utf8.count else { return false }
        var index = line.name.lowerBound
        for octet in name.text.utf8 {
            if octets[index].lowercased != octet { return false }
            index += 1
        }
        return true
    }
}
