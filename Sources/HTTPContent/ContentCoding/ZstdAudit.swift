/// Looks for faults in the blocks of a frame that the library passed over before its version 1.5.6, though RFC 8878 calls them corruption.
///
/// They are: octets after a section of no sequences, Huffman weights too short for their two states, and a match at distance 0.
/// Whatever else is wrong is left for the library to find.
struct ZstdAudit {
    /// The recent offsets of section 3.1.1.5.
    private var recent = (1, 4, 8)
    private var literalLengths = Self.defaultLiteralLengths
    private var offsets = Self.defaultOffsets
    private var matchLengths = Self.defaultMatchLengths

    /// Whether the compressed block in `range`, without its header, has one of the faults. Blocks must be shown in order.
    mutating func isCorrupt(_ input: UnsafeBufferPointer<UInt8>, block range: Range<Int>) -> Bool {
        guard let literals = Literals(input, range) else { return false }
        if literals.hasTree, Self.hasShortWeights(input, literals.content) { return true }
        var offset = literals.content.upperBound
        guard offset < range.upperBound else { return false }
        let first = Int(input[offset])
        let length = first < 128 ? 1 : first < 255 ? 2 : 3
        guard offset + length <= range.upperBound else { return false }
        let count =
            switch length {
            case 1: first
            case 2: (first - 128) << 8 + Int(input[offset + 1])
            default: Int(input[offset + 1]) + Int(input[offset + 2]) << 8 + 0x7F00
            }
        if count == 0 { return offset + length < range.upperBound }
        guard offset + length < range.upperBound else { return false }
        let modes = input[offset + length]
        offset += length + 1
        let end = range.upperBound
        guard
            Self.update(&literalLengths, Self.defaultLiteralLengths, mode: modes >> 6, 9, input, &offset, end),
            Self.update(&offsets, Self.defaultOffsets, mode: modes >> 4 & 3, 8, input, &offset, end),
            Self.update(&matchLengths, Self.defaultMatchLengths, mode: modes >> 2 & 3, 9, input, &offset, end),
            offset < end
        else { return false }
        return hasZeroOffset(input, offset..<end, count: count)
    }

    private mutating func hasZeroOffset(_ input: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, count: Int) -> Bool {
        guard let literalLengths, let offsets, let matchLengths, var bits = BackwardBits(input, range) else { return false }
        var literalState = bits.read(literalLengths.accuracyLog)
        var offsetState = bits.read(offsets.accuracyLog)
        var matchState = bits.read(matchLengths.accuracyLog)
        for index in 0..<count {
            let literal = literalLengths.entries[literalState]
            let offset = offsets.entries[offsetState]
            let match = matchLengths.entries[matchState]
            guard bits.left >= 0, offset.symbol < 32 else { return false }
            let value = 1 << Int(offset.symbol) + bits.read(Int(offset.symbol))
            _ = bits.read(Self.extraBits(ofMatchLength: match.symbol))
            _ = bits.read(Self.extraBits(ofLiteralLength: literal.symbol))
            if take(value, hasLiterals: literal.symbol != 0) == 0 { return bits.left >= 0 }
            if index + 1 < count {
                literalState = Int(literal.base) + bits.read(Int(literal.bits))
                matchState = Int(match.base) + bits.read(Int(match.bits))
                offsetState = Int(offset.base) + bits.read(Int(offset.bits))
            }
        }
        return false
    }

    /// The distance that an offset value means (section 3.1.1.5), noted as the most recent one.
    private mutating func take(_ value: Int, hasLiterals: Bool) -> Int {
        let distance: Int
        switch value - (hasLiterals ? 1 : 0) {
        case _ where value > 3: distance = value - 3
        case 0: return recent.0
        case 1:
            recent = (recent.1, recent.0, recent.2)
            return recent.0
        case 2: distance = recent.2
        default: distance = recent.0 - 1
        }
        recent = (distance, recent.0, recent.1)
        return distance
    }

    /// Reads the table that `mode` asks for (section 3.1.1.3.2.1); false when there is none.
    private static func update(
        _ table: inout FSETable?,
        _ standard: FSETable?,
        mode: UInt8,
        _ maximumLog: Int,
        _ input: UnsafeBufferPointer<UInt8>,
        _ offset: inout Int,
        _ end: Int
    ) -> Bool {
        switch mode {
        case 0: table = standard
        case 1:
            guard offset < end else { return false }
            table = FSETable(repeating: input[offset])
            offset += 1
        case 2: table = FSETable.read(input, at: &offset, to: end, maximumLog: maximumLog)
        default: break
        }
        return table != nil
    }

    /// Weights written by FSE need bits for the first state of each of two readers (section 4.2.1.2).
    private static func hasShortWeights(_ input: UnsafeBufferPointer<UInt8>, _ content: Range<Int>) -> Bool {
        guard let length = content.first.map({ Int(input[$0]) }), length < 128 else { return false }
        var offset = content.lowerBound + 1
        let end = offset + length
        guard end <= content.upperBound, let table = FSETable.read(input, at: &offset, to: end, maximumLog: 6), offset < end else {
            return false
        }
        guard let bits = BackwardBits(input, offset..<end) else { return false }
        return bits.left < 2 * table.accuracyLog
    }

    private static func extraBits(ofLiteralLength code: UInt8) -> Int {
        switch code {
        case 0..<16: 0
        case 16..<20: 1
        case 20..<24: Int(code) / 2 - 8
        case 24: 4
        default: Int(code) - 19
        }
    }

    private static func extraBits(ofMatchLength code: UInt8) -> Int {
        switch code {
        case 0..<32: 0
        case 32..<36: 1
        case 36..<42: Int(code) / 2 - 16
        case 42: 5
        default: Int(code) - 36
        }
    }

    /// Section 3.1.1.3.2.2.
    private static let defaultLiteralLengths = FSETable(
        [4, 3] + [Int](repeating: 2, count: 11) + [1, 1, 1] + [Int](repeating: 2, count: 9) + [3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1],
        accuracyLog: 6
    )
    private static let defaultMatchLengths = FSETable(
        [1, 4, 3] + [Int](repeating: 2, count: 6) + [Int](repeating: 1, count: 37) + [Int](repeating: -1, count: 7),
        accuracyLog: 6
    )
    private static let defaultOffsets = FSETable(
        [Int](repeating: 1, count: 6) + [2, 2, 2] + [Int](repeating: 1, count: 15) + [Int](repeating: -1, count: 5),
        accuracyLog: 5
    )

    /// The literals section of a block (section 3.1.1.3.1).
    private struct Literals {
        /// The octets after its header: tree and streams, or the literals.
        let content: Range<Int>
        /// Whether a Huffman tree begins there.
        let hasTree: Bool

        init?(_ input: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
            guard let first = range.first.map({ Int(input[$0]) }) else { return nil }
            let format = first >> 2 & 3
            let isCompressed = first & 2 != 0
            let header = isCompressed ? [3, 3, 4, 5][format] : [1, 2, 1, 3][format]
            guard range.count >= header else { return nil }
            var value = 0
            for index in 0..<header { value |= Int(input[range.lowerBound + index]) << (8 * index) }
            let length =
                if isCompressed {
                    value >> (4 + [10, 10, 14, 18][format]) & (1 << [10, 10, 14, 18][format] - 1)
                } else {
                    first & 1 == 1 ? 1 : value >> [3, 4, 3, 4][format]
                }
            let start = range.lowerBound + header
            guard start + length <= range.upperBound else { return nil }
            content = start..<start + length
            hasTree = first & 3 == 2
        }
    }
}
