/// Single-byte encodings grouped by how they read the octets of one sample: those that read all of them alike need scoring but once for a language.
struct ReadingGroups {
    private let used: [UInt8]
    private let histogram: [Int]
    /// The first encoding of each group, the languages scored with it, and its octets without a character.
    private var groups: [(encoding: Encoding, languages: UInt64, unmapped: Int)] = []
    /// The group of each encoding met, by its table.
    private var groupOfTable = [Int](repeating: -1, count: 32)

    init(_ sample: Sample) {
        histogram = sample.histogram
        used = sample.used
    }

    /// Whether the language was not yet scored with an encoding that reads the sample like this one.
    mutating func isNew(_ encoding: Encoding, language: Int) -> Bool {
        guard let group = group(of: encoding) else { return false }
        let bit: UInt64 = 1 << UInt64(language)
        defer { groups[group].languages |= bit }
        return groups[group].languages & bit == 0
    }

    /// How many octets of the sample have no character.
    mutating func unmappedCount(_ encoding: Encoding) -> Int {
        group(of: encoding).map { groups[$0].unmapped } ?? 0
    }

    mutating func isSame(_ one: Encoding, _ other: Encoding) -> Bool {
        guard let first = group(of: one) else { return false }
        return first == group(of: other)
    }

    private mutating func group(of encoding: Encoding) -> Int? {
        guard let table = encoding.singleByteTable, table < groupOfTable.count else { return nil }
        if groupOfTable[table] >= 0 { return groupOfTable[table] }
        let points = IndexTables.singleByte + table * 128
        let known = groups.firstIndex { group in
            let others = IndexTables.singleByte + (group.encoding.singleByteTable ?? table) * 128
            return used.allSatisfy { points[Int($0 & 0x7F)] == others[Int($0 & 0x7F)] }
        }
        if known == nil {
            let unmapped = used.reduce(0) { points[Int($1 & 0x7F)] == 0 ? $0 + histogram[Int($1)] : $0 }
            groups.append((encoding, 0, unmapped))
        }
        groupOfTable[table] = known ?? groups.count - 1
        return groupOfTable[table]
    }
}
