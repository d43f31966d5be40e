import COpenSSL

/// SHA-256 (FIPS 180-4) of octets that are at hand as a whole.
package enum SHA256Digest {
    /// The digest of the octets in `range` (all when nil): 64 lower-case hexadecimal digits.
    package static func hexadecimal(of octets: [UInt8], in range: Range<Int>? = nil) -> String {
        let digest = digest(of: octets, in: range)
        return String(unsafeUninitializedCapacity: digest.count * 2) { text in
            for (index, octet) in digest.enumerated() {
                text[2 * index] = digit(octet >> 4)
                text[2 * index + 1] = digit(octet & 15)
            }
            return digest.count * 2
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }

    /// The 32 octets of the digest.
    package static func digest(of octets: [UInt8], in range: Range<Int>? = nil) -> [UInt8] {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        octets.withUnsafeBufferPointer { all in
            let input = UnsafeBufferPointer(rebasing: all[range])
            assay_sha256(input.baseAddress, input.count, &digest)
        }
        return digest
    }
}
