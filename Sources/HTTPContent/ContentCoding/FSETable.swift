/// A decoding table of Finite State Entropy (RFC 8878, section 4.1).
struct FSETable {
    struct Entry {
        var symbol: UInt8
        var bits: UInt8
        var base: UInt16
    }

    let accuracyLog: Int
    let entries: [Entry]

    /// The table of a distribution, where -1 is "less than one"; nil when it does not fill the table.
    init?(_ distribution: [Int], accuracyLog: Int) {
        let size = 1 << accuracyLog
        guard (1...9).contains(accuracyLog), distribution.count <= 256, distribution.reduce(0, { $0 + abs($1) }) == size else { return nil }
        var symbols = [Int](repeating: 0, count: size)
        var next = distribution.map { abs($0) }
        var high = size
        for (symbol, count) in distribution.enumerated() where count < 0 {
            high -= 1
            symbols[high] = symbol
        }
        var position = 0
        let step = size >> 1 + size >> 3 + 3
        for (symbol, count) in distribution.enumerated() where count > 0 {
            for _ in 0..<count {
                symbols[position] = symbol
                repeat { position = (position + step) & (size - 1) } while position >= high
            }
        }
        entries = symbols.map { symbol in
            let state = next[symbol]
            next[symbol] += 1
            let bits = accuracyLog - (state.bitWidth - 1 - state.leadingZeroBitCount)
            return Entry(
                symbol: UInt8(truncatingIfNeeded: symbol),
                bits: UInt8(truncatingIfNeeded: bits),
                base: UInt16(truncatingIfNeeded: state << bits - size)
            )
        }
        self.accuracyLog = accuracyLog
    }

    /// The table of one symbol, which takes no bits.
    init(repeating symbol: UInt8) {
        accuracyLog = 0
        entries = [Entry(symbol: symbol, bits: 0, base: 0)]
    }

    /// Reads a table description (section 4.1.1) at `offset`, which is moved past it; nil when it is none.
    static func read(_ input: UnsafeBufferPointer<UInt8>, at offset: inout Int, to end: Int, maximumLog: Int) -> FSETable? {
        var bit = offset * 8
        func peek(_ count: Int) -> Int {
            var value = 0
            for index in 0..<3 where bit / 8 + index < end { value |= Int(input[bit / 8 + index]) << (8 * index) }
            return value >> (bit % 8) & (1 << count - 1)
        }
        guard offset < end else { return nil }
        let accuracyLog = peek(4) + 5
        guard accuracyLog <= maximumLog else { return nil }
        bit += 4
        var remaining = 1 << accuracyLog
        var distribution: [Int] = []
        while remaining > 0, distribution.count < 256, bit <= end * 8 {
            let width = Int.bitWidth - (remaining + 1).leadingZeroBitCount
            let threshold = 1 << width - 1 - (remaining + 1)
            let lowMask = 1 << (width - 1) - 1
            var value = peek(width)
            if value & lowMask < threshold {
                value &= lowMask
                bit += width - 1
            } else {
                if value > lowMask { value -= threshold }
                bit += width
            }
            distribution.append(value - 1)
            remaining -= abs(value - 1)
            guard value == 1 else { continue }
            var zeros = 3
            while zeros == 3, distribution.count < 256, bit <= end * 8 {
                zeros = peek(2)
                bit += 2
                distribution.append(contentsOf: repeatElement(0, count: zeros))
            }
        }
        guard remaining == 0, bit <= end * 8 else { return nil }
        offset = (bit + 7) / 8
        return FSETable(distribution, accuracyLog: accuracyLog)
    }
}

/// Bits read from the end of a run of octets to its start, after a mark bit (RFC 8878, section 4.1.2).
struct BackwardBits {
    private let input: UnsafeBufferPointer<UInt8>
    private let start: Int
    /// Bits that are left; negative after reading beyond the start, where zeros are read.
    private(set) var left: Int

    /// Nil when there is no mark.
    init?(_ input: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        guard let last = input[range].last, last != 0 else { return nil }
        self.input = input
        start = range.lowerBound
        left = range.count * 8 - last.leadingZeroBitCount - 1
    }

    /// Reads up to 32 bits.
    @inline(__always)
    mutating func read(_ count: Int) -> Int {
        left -= count
        guard count > 0, left >= 0 else { return 0 }
        let first = start + left >> 3
        let shift = left & 7
        let mask = 1 << count - 1
        if input.count - first >= 8 {
            let word = UInt64(littleEndian: UnsafeRawBufferPointer(input).loadUnaligned(fromByteOffset: first, as: UInt64.self))
            return Int(truncatingIfNeeded: word >> UInt64(shift)) & mask
        }
        var value = 0
        for index in 0..<(shift + count + 7) / 8 { value |= Int(input[first + index]) << (8 * index) }
        return value >> shift & mask
    }
}
