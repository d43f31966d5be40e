import CZlib

/// The header of a gzip member (RFC 1952, section 2.3).
enum GzipHeader {
    case complete(end: Int)
    /// All there, but its own checksum differs.
    case wrongCheck(at: Int, end: Int)
    case corrupt(at: Int)
    case truncated

    private static let hasHeaderCheck: UInt8 = 0x02
    private static let hasExtra: UInt8 = 0x04
    private static let hasName: UInt8 = 0x08
    private static let hasComment: UInt8 = 0x10
    private static let reserved: UInt8 = 0xE0

    static func end(_ input: UnsafeBufferPointer<UInt8>, at start: Int) -> GzipHeader {
        for (index, octet) in [UInt8(0x1F), 0x8B, 8].enumerated() {
            guard start + index < input.count else { return .truncated }
            if input[start + index] != octet { return .corrupt(at: start + index) }
        }
        guard start + 3 < input.count else { return .truncated }
        let flags = input[start + 3]
        if flags & reserved != 0 { return .corrupt(at: start + 3) }
        var offset = start + 10
        if flags & hasExtra != 0 {
            guard offset + 2 <= input.count else { return .truncated }
            offset += 2 + Int(input[offset]) + Int(input[offset + 1]) << 8
        }
        for flag in [hasName, hasComment] where flags & flag != 0 {
            while offset < input.count, input[offset] != 0 { offset += 1 }
            offset += 1
        }
        if flags & hasHeaderCheck != 0 {
            guard offset + 2 <= input.count else { return .truncated }
            let stated = UInt(input[offset]) | UInt(input[offset + 1]) << 8
            let header = UnsafeBufferPointer(rebasing: input[start..<offset])
            if crc32_z(0, header.baseAddress, header.count) & 0xFFFF != stated {
                return .wrongCheck(at: offset, end: offset + 2)
            }
            offset += 2
        }
        return offset <= input.count ? .complete(end: offset) : .truncated
    }
}
