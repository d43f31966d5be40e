/// Ends of runs of octets of one kind, eight octets at a time in one register.
enum OctetRun {
    private static let high: UInt64 = 0x8080_8080_8080_8080
    private static let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F

    /// The first octet from `start` on that is no letter, digit or hyphen; the end of `buffer` when there is none.
    @inline(__always) static func endOfName(from start: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        var index = start
        while let octets = eight(at: index, in: buffer) {
            // Adding to seven bits cannot carry into the next octet; the eighth bit then says "at least".
            let letters = octets & low | every(0x20)
            let isLetter = (letters &+ every(0x80 - 0x61)) & ~(letters &+ every(0x80 - 0x7B))
            let plain = octets & low
            let isDigit = (plain &+ every(0x80 - 0x30)) & ~(plain &+ every(0x80 - 0x3A))
            let isNoHyphen = (plain ^ every(0x2D)) &+ low
            let others = ~(isLetter | isDigit | ~isNoHyphen) | octets
            if others & high != 0 { return index + (others & high).trailingZeroBitCount >> 3 }
            index += 8
        }
        while index < buffer.count, buffer[index].isAlpha || buffer[index].isDigit || buffer[index] == 0x2D { index += 1 }
        return index
    }

    /// The first octet from `start` on outside 20 to 7E; the end of `buffer` when there is none.
    @inline(__always) static func endOfPrintable(from start: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        var index = start
        while let octets = eight(at: index, in: buffer) {
            let plain = octets & low
            // Below 20, or 7F, or above.
            let others = ~(plain &+ every(0x80 - 0x20)) | (plain &+ every(1)) | octets
            if others & high != 0 { return index + (others & high).trailingZeroBitCount >> 3 }
            index += 8
        }
        while index < buffer.count, buffer[index] &- 0x20 < 0x5F { index += 1 }
        return index
    }

    @inline(__always) private static func every(_ octet: UInt64) -> UInt64 { octet &* 0x0101_0101_0101_0101 }

    /// The first of them in the lowest bits.
    @inline(__always) private static func eight(at index: Int, in buffer: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard index + 8 <= buffer.count, let base = buffer.baseAddress else { return nil }
        return UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
    }
}
