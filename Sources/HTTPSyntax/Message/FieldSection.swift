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
    /// One bit a fingerprint: most look-ups are for a field that is absent, and end here.
    private var present: UInt64
    package internal(set) var defects: [Defect<Flaw>]
    /// Lines (and folds) beyond the limits: counted, not kept.
    package internal(set) var skippedLines: Int
    /// At most this many defects are kept; `defectCount` goes on counting.
    static let defectLimit = 256
    package internal(set) var defectCount: Int

    init(octets: [UInt8]) {
        self.octets = octets
        lines = []
        present = 0
        defects = []
        skippedLines = 0
        defectCount = 0
    }

    /// A section without lines.
    package static let empty = FieldSection(octets: [])

    package func values(_ name: FieldName) -> FieldValues {
        guard mayHold(name), let first = lines.firstIndex(where: { isNamed($0, name) }) else { return FieldValues(octets: [], ranges: []) }
        var ranges = [lines[first].value]
        for index in first + 1..<lines.count where isNamed(lines[index], name) { ranges.append(lines[index].value) }
        return FieldValues(octets: octets, ranges: ranges)
    }

    package func has(_ name: FieldName) -> Bool { mayHold(name) && lines.contains { isNamed($0, name) } }

    package func lines(named name: FieldName) -> [FieldLine] { mayHold(name) ? lines.filter { isNamed($0, name) } : [] }

    /// The name of a line as it came.
    package func name(of line: FieldLine) -> String { octets.text(line.name) }

    /// The value of a line as text: folds are spaces, UTF-8 when valid, else Latin-1.
    package func value(of line: FieldLine) -> String { octets.text(line.value) }

    package func defects(_ kind: Flaw) -> [Defect<Flaw>] {
        defects.isEmpty ? [] : defects.filter { $0.kind == kind }
    }

    mutating func note(_ kind: Flaw, _ range: OctetRange) {
        defectCount += 1
        if defects.count < FieldSection.defectLimit { defects.append(Defect(kind, at: range)) }
    }

    @inline(__always) mutating func append(_ line: FieldLine) {
        lines.append(line)
        present |= FieldSection.bit(line.fingerprint)
    }

    @inline(__always) private static func bit(_ fingerprint: UInt32) -> UInt64 { 1 << UInt64(fingerprint & 63) }

    @inline(__always) private func mayHold(_ name: FieldName) -> Bool { present & FieldSection.bit(name.fingerprint) != 0 }

    @inline(__always) private func isNamed(_ line: FieldLine, _ name: FieldName) -> Bool {
        line.fingerprint == name.fingerprint && name.matches(line.name, in: octets)
    }
}

extension FieldSection {
    /// Lines compared each with each; beyond, a dictionary keeps it linear.
    private static let comparedLines = 48

    /// Lines with a valid name, those of one name together, in the order in which the names came first.
    package var namesakes: [(first: FieldLine, others: [FieldLine])] {
        var groups: [(first: FieldLine, others: [FieldLine])] = []
        groups.reserveCapacity(lines.count)
        var places: [String: Int] = [:]
        let isShort = lines.count <= FieldSection.comparedLines
        for line in lines where line.hasValidName {
            let name = isShort ? "" : octets.lowercasedText(line.name)
            let known = isShort ? groups.firstIndex { isSameName($0.first, line) } : places[name]
            if let known {
                groups[known].others.append(line)
            } else {
                if !isShort { places[name] = groups.count }
                groups.append((line, []))
            }
        }
        return groups
    }

    private func isSameName(_ left: FieldLine, _ right: FieldLine) -> Bool {
        guard left.fingerprint == right.fingerprint, left.name.count == right.name.count else { return false }
        let (first, second) = (left.name.lowerBound, right.name.lowerBound)
        for offset in 0..<left.name.count where octets[first + offset].lowercased != octets[second + offset].lowercased { return false }
        return true
    }
}
