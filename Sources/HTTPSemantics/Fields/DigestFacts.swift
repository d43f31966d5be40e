import Evidence
import HTTPContent
import HTTPSyntax

/// Whether the digests that came with the content are its own (RFC 9530).
package struct DigestFacts: Sendable {
    /// Digests of the octets that came that are other than stated.
    package let mismatches: [FieldPlace]
    /// Digests that have not as many octets as their algorithm makes.
    package let invalid: [FieldPlace]
    /// Algorithms that keep nobody from making other octets with the same digest.
    package let insecure: [FieldPlace]
    /// Digests that are those of the octets that came; how many could be compared.
    package let matches: Int

    init(_ exchange: Exchange) {
        var mismatches: [FieldPlace] = []
        var invalid: [FieldPlace] = []
        var insecure: [FieldPlace] = []
        var matches = 0
        for name: FieldName in ["content-digest", "repr-digest"] {
            let values = exchange.values(name)
            guard !values.isEmpty else { continue }
            let isComparable = DigestFacts.isComparable(exchange, isRepresentation: name.text == "repr-digest")
            for digest in DigestField(values).digests.prefix(16) {
                guard let stated = digest.octets else { continue }
                let place = { FieldPlace(name.text, digest.range, $0) }
                if DigestField.insecure.contains(digest.algorithm) { insecure.append(place("\(digest.algorithm) is insecure")) }
                if let length = DigestField.lengths[digest.algorithm], length != stated.count {
                    invalid.append(place("\(stated.count) octets where \(digest.algorithm) has \(length)"))
                } else if isComparable, let found = DigestFacts.digest(of: exchange.message.content, by: digest.algorithm) {
                    if found == stated {
                        matches += 1
                    } else {
                        mismatches.append(place("the content has \(digest.algorithm)=:\(Base64.encoded(found)):"))
                    }
                }
            }
        }
        self.mismatches = mismatches
        self.invalid = invalid
        self.insecure = insecure
        self.matches = matches
    }

    /// The octets at hand are all that the digest is about, as they went over the wire.
    private static func isComparable(_ exchange: Exchange, isRepresentation: Bool) -> Bool {
        let message = exchange.message
        guard !exchange.isPasted, exchange.method != "HEAD", message.framing.mode != .none, message.framing.isComplete != false else {
            return false
        }
        // A part, and the answer to a condition, stand for a representation that is not here as a whole.
        return !isRepresentation || message.status != 206 && message.status != 304
    }

    private static func digest(of content: OctetSlice, by algorithm: String) -> [UInt8]? {
        switch algorithm {
        case "sha-256": SHA256Digest.digest(of: content.octets, in: content.range)
        case "sha-512": SHA512Digest.digest(of: content.octets, in: content.range)
        default: nil
        }
    }
}
