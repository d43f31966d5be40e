/// Single-byte encodings grouped by how they read the octets of one sample: those that read all of them alike need scoring but once for a language.
///
/// Encodings go by the position of their table.
struct ReadingGroups {
    private struct Group {
        let table: Int
        let fingerprint: UInt64
        /// Languages scored, one bit each.
        var languages: UInt64
        /// Octets of the sample without a character.
        let unmapped: Int
    }

    private let used: [UInt8]
    private let histogram: [Int]
    private var groups: [Group] = []
    /// The group of each table, -1 before it is asked for.
    private var groupOfTable = [Int](repeating: -1, count: 32)

    init(_ sample: Sample) {
        histogram = sample.histogram
        used = sample.used
        groups.reserveCapacity(32)
    }

    /// Whether the candidate's language was not yet scored with an encoding that reads the sample like its own.
    mutating func isNew(_ candidate: SingleByteCandidates.Candidate) -> Bool {
        let group = group(of: candidate.table)
        let bit: UInt64 = 1 << UInt64(candidate.language)
        defer { groups[group].languages |= bit }
        return groups[group].languages & bit == 0
    }

    /// How many octets of the sample have no character.
    mutating func unmappedCount(_ table: Int) -> Int { groups[group(of: table)].unmapped }

    mutating func isSame(_ one: Int?, _ other: Int) -> Bool {
        guard let one else { return false }
        return group(of: one) == group(of: other)
    }

    private mutating func group(of table: Int) -> Int {
        if groupOfTable[table] >= 0 { return groupOfTable[table] }
        let points = IndexTables.singleByte + table * 128
        var fingerprint: UInt64 = 0
        var unmapped = 0
        for octet in used {
            let point = points[Int(octet & 0x7F)]
            fingerprint = (fingerprint ^ UInt64(point)) &* 0x9E37_79B9_7F4A_7C15
            fingerprint ^= fingerprint >> 29
            if point == 0 { unmapped += histogram[Int(octet)] }
        }
        let known = groups.firstIndex { $0.fingerprint == fingerprint && isAlike($0.table, table) }
        if known == nil { groups.append(Group(table: table, fingerprint: fingerprint, languages: 0, unmapped: unmapped)) }
        groupOfTable[table] = known ?? groups.count - 1
        return groupOfTable[table]
    }

    private func isAlike(_ one: Int, _ other: Int) -> Bool {
        let base = IndexTables.singleByte
        return used.allSatisfy { base[one * 128 + Int($0 & 0x7F)] == base[other * 128 + Int($0 & 0x7F)] }
    }
}
