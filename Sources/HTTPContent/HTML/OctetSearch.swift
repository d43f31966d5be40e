extension [UInt8] {
    /// The first `octet` in `range`, which lies within the array: eight at a time.
    func firstIndex(of octet: UInt8, within range: Range<Int>) -> Int? {
        withUnsafeBytes { buffer in
            let ones: UInt64 = 0x0101_0101_0101_0101
            var index = range.lowerBound
            while index + 8 <= range.upperBound {
                let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ (ones &* UInt64(octet))
                let found = (word &- ones) & ~word & (ones << 7)
                if found != 0 { return index + found.trailingZeroBitCount >> 3 }
                index += 8
            }
            while index < range.upperBound {
                if buffer[index] == octet { return index }
                index += 1
            }
            return nil
        }
    }
}
