/// The header of a zstd frame (RFC 8878, section 3.1.1.1), read here because the window must be known before the library allocates it.
struct ZstdFrame {
    enum Header {
        case frame(ZstdFrame)
        /// A frame of user data that yields nothing (section 3.1.2); `end` may lie beyond the octets at hand.
        case skippable(end: Int)
        case corrupt(at: Int, CodingStage.Corruption)
        case truncated
    }

    /// RFC 9659: decoders of the content coding need not and should not go above 8 MiB.
    static let windowLimit = 8 << 20

    let headerEnd: Int
    let windowSize: UInt64
    let contentSize: UInt64?
    let hasChecksum: Bool

    static func header(_ input: UnsafeBufferPointer<UInt8>, at start: Int) -> Header {
        guard input.count - start >= 4 else { return prefixVerdict(input, at: start) }
        let magic = input.littleEndian32(at: start)
        if magic & 0xFFFF_FFF0 == 0x184D_2A50 {
            guard input.count - start >= 8 else { return .truncated }
            return .skippable(end: start + 8 + Int(input.littleEndian32(at: start + 4)))
        }
        guard magic == 0xFD2F_B528 else { return .corrupt(at: start, .header) }
        guard input.count - start >= 5 else { return .truncated }
        let descriptor = input[start + 4]
        if descriptor & 0x08 != 0 { return .corrupt(at: start + 4, .header) }
        let isSingleSegment = descriptor & 0x20 != 0
        let dictionaryLength = [0, 1, 2, 4][Int(descriptor & 3)]
        let sizeLength = [isSingleSegment ? 1 : 0, 2, 4, 8][Int(descriptor >> 6)]
        let windowLength = isSingleSegment ? 0 : 1
        let end = start + 5 + windowLength + dictionaryLength + sizeLength
        guard end <= input.count else { return .truncated }
        let dictionaryStart = start + 5 + windowLength
        if input[dictionaryStart..<dictionaryStart + dictionaryLength].contains(where: { $0 != 0 }) {
            return .corrupt(at: dictionaryStart, .dictionary)
        }
        var contentSize: UInt64?
        if sizeLength > 0 {
            let octets = input[end - sizeLength..<end]
            contentSize = octets.reversed().reduce(0) { $0 << 8 | UInt64($1) } + (sizeLength == 2 ? 256 : 0)
        }
        let window = isSingleSegment ? contentSize ?? 0 : windowSize(of: input[start + 5])
        return .frame(ZstdFrame(headerEnd: end, windowSize: window, contentSize: contentSize, hasChecksum: descriptor & 4 != 0))
    }

    /// Whether a frame of either kind begins here.
    static func begins(_ input: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        guard input.count - offset >= 4 else { return false }
        let magic = input.littleEndian32(at: offset)
        return magic == 0xFD2F_B528 || magic & 0xFFFF_FFF0 == 0x184D_2A50
    }

    private static func windowSize(of descriptor: UInt8) -> UInt64 {
        let base = UInt64(1) << (10 + UInt64(descriptor >> 3))
        return base + base / 8 * UInt64(descriptor & 7)
    }

    /// Fewer than four octets: cut short if they could be the magic number, else no zstd.
    private static func prefixVerdict(_ input: UnsafeBufferPointer<UInt8>, at start: Int) -> Header {
        for (octet, wanted) in zip(input[start...], [UInt8(0x28), 0xB5, 0x2F, 0xFD]) where octet != wanted {
            return .corrupt(at: start, .header)
        }
        return .truncated
    }
}
