import COpenSSL

/// SHA-256 (FIPS 180-4) of octets that are at hand as a whole.
package enum SHA256Digest {
    /// The digest of the octets in `range` (all when nil): 64 lower-case hexadecimal digits.
    package static func hexadecimal(of octets: [UInt8], in range: Range<Int>? = nil) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for octet in digest(of: octets, in: range) {
            text.append(digits[Int(octet >> 4)])
            text.append(digits[Int(octet & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The 32 octets of the digest.
    package static func digest(of octets: [UInt8], in range: Range<Int>? = nil) -> [UInt8] {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        octets.withUnsafeBufferPointer { all in
            let input = UnsafeBufferPointer(rebasing: all[range])
            _ = SHA256(input.baseAddress, input.count, &digest)
        }
        return digest
    }
}
