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
    /// The group of each table.
    private var groupOfTable: [Int] = []

    /// For each octet of each table a number that depends on octet and code point alone; sums of them tell readings apart.
    private static let marks: [UInt64] = (0..<Encoding.singleByteTableCount * 128).map { index in
        var mark = (UInt64(index & 127) << 16 | UInt64(IndexTables.singleByte[index])) &* 0x9E37_79B9_7F4A_7C15
        mark = (mark ^ mark >> 30) &* 0xBF58_476D_1CE4_E5B9
        return mark ^ mark >> 27
    }

    init(_ sample: Sample) {
        histogram = sample.histogram
        used = sample.used
        groups.reserveCapacity(Encoding.singleByteTableCount)
        groupOfTable.reserveCapacity(Encoding.singleByteTableCount)
        ReadingGroups.marks.withUnsafeBufferPointer { marks in
            for table in 0..<Encoding.singleByteTableCount { groupOfTable.append(findGroup(of: table, marks)) }
        }
    }

    /// Whether the candidate's language was not yet scored with an encoding that reads the sample like its own.
    mutating func isNew(_ candidate: SingleByteCandidates.Candidate) -> Bool {
        let group = groupOfTable[candidate.table]
        let bit: UInt64 = 1 << UInt64(candidate.language)
        defer { groups[group].languages |= bit }
        return groups[group].languages & bit == 0
    }

    /// How many octets of the sample have no character.
    func unmappedCount(_ table: Int) -> Int { groups[groupOfTable[table]].unmapped }

    func isSame(_ one: Int?, _ other: Int) -> Bool {
        guard let one else { return false }
        return groupOfTable[one] == groupOfTable[other]
    }

    private mutating func findGroup(of table: Int, _ marks: UnsafeBufferPointer<UInt64>) -> Int {
        let points = IndexTables.singleByte + table * 128
        var fingerprint: UInt64 = 0
        var unmapped = 0
        for octet in used {
            let index = Int(octet & 0x7F)
            fingerprint &+= marks[table &* 128 &+ index]
            if points[index] == 0 { unmapped &+= histogram[Int(octet)] }
        }
        for index in groups.indices where groups[index].fingerprint == fingerprint && isAlike(groups[index].table, table) { return index }
        groups.append(Group(table: table, fingerprint: fingerprint, languages: 0, unmapped: unmapped))
        return groups.count - 1
    }

    private func isAlike(_ one: Int, _ other: Int) -> Bool {
        let base = IndexTables.singleByte
        return used.allSatisfy { base[one * 128 + Int($0 & 0x7F)] == base[other * 128 + Int($0 & 0x7F)] }
    }
}
