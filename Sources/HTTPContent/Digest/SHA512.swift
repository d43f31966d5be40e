import COpenSSL

/// SHA-512 (FIPS 180-4) of octets that are at hand as a whole.
package enum SHA512Digest {
    /// The 64 octets of the digest of the octets in `range` (all when nil).
    package static func digest(of octets: [UInt8], in range: Range<Int>? = nil) -> [UInt8] {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        var digest = [UInt8](repeating: 0, count: Int(SHA512_DIGEST_LENGTH))
        octets.withUnsafeBufferPointer { all in
            let input = UnsafeBufferPointer(rebasing: all[range])
            _ = SHA512(input.baseAddress, input.count, &digest)
        }
        return digest
    }
}
