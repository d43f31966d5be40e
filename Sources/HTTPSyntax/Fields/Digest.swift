import Evidence

/// Content-Digest, Repr-Digest, Unencoded-Digest: hashes by algorithm (RFC 9530 2, 3); with `Want-` before them: preferences (4).
package struct DigestField: Sendable {
    package struct Digest: Sendable, Hashable {
        package let algorithm: String
        /// `nil` when the member is no byte sequence.
        package let octets: [UInt8]?
        package let range: OctetRange
    }

    /// Octets that the digest of an algorithm has (RFC 9530 5).
    package static let lengths = [
        "sha-256": 32, "sha-512": 64, "md5": 16, "sha": 20, "unixsum": 2, "unixcksum": 4, "adler": 4, "crc32c": 4,
    ]
    /// Broken: an attacker can find other octets with the same digest.
    package static let insecure: Set<String> = ["md5", "sha", "unixsum", "unixcksum", "adler", "crc32c"]

    package let digests: [Digest]
    package let failure: Defect<StructuredField.Flaw>?

    package init(_ values: FieldValues) {
        let parsed = StructuredField.dictionary(values)
        failure = parsed.failure
        digests = (parsed.value ?? []).map { entry in
            var octets: [UInt8]?
            if case .item(let item) = entry.value, case .binary(let found) = item.value { octets = found }
            return Digest(algorithm: entry.key, octets: octets, range: entry.value.range)
        }
    }
}
