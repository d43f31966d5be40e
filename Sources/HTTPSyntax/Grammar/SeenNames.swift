import Evidence

/// Names of one list, letter case aside: which of them came before.
///
/// A list has a handful, and comparing those costs less than making and hashing a String of each.
struct SeenNames {
    private static let comparedNames = 16

    private var ranges: [OctetRange] = []
    private var texts: Set<String> = []

    /// `false` when the octets of `range`, A–Z and a–z being the same, were there before. All ranges count the same octets.
    mutating func insert(_ range: OctetRange, in octets: [UInt8]) -> Bool {
        // Letters beyond ASCII have cases too, which octets do not tell.
        let isPlain = range.allSatisfy { octets[$0] < 0x80 }
        if texts.isEmpty, isPlain, ranges.count < SeenNames.comparedNames {
            if ranges.contains(where: { SeenNames.isSame($0, range, in: octets) }) { return false }
            ranges.append(range)
            return true
        }
        if texts.isEmpty { texts = Set(ranges.map { octets.text($0).lowercased() }) }
        return texts.insert(octets.text(range).lowercased()).inserted
    }

    private static func isSame(_ left: OctetRange, _ right: OctetRange, in octets: [UInt8]) -> Bool {
        guard left.count == right.count else { return false }
        for offset in 0..<left.count where octets[left.lowerBound + offset].lowercased != octets[right.lowerBound + offset].lowercased {
            return false
        }
        return true
    }
}
