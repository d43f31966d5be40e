/// A hash for validators; nothing depends on it being hard to invert.
enum ContentHash {
    /// FNV-1a, 64 bits.
    static func fnv1a(_ octets: some Sequence<UInt8>) -> UInt64 {
        octets.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
