import CSystem

/// Where `octet` first stands before `end`, which lies within the octets. Most text holds none of what is looked for: `memchr` tells at once.
func firstPlace(of octet: UInt8, in octets: [UInt8], before end: Int) -> Int? {
    octets.withUnsafeBytes { buffer in
        guard let base = buffer.baseAddress, let found = memchr(base, Int32(octet), end) else { return nil }
        return base.distance(to: UnsafeRawPointer(found))
    }
}
