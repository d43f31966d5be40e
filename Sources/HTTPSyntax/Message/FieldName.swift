/// The lower-case name of a field with its hash, so that looking one up costs an integer comparison a line (RFC 9110 5.1).
package struct FieldName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// In lower case.
    package let text: String
    let fingerprint: UInt32

    package init(_ name: String) {
        // A literal is in lower case nearly always, and then needs no copy.
        text = name.utf8.contains { $0 &- 0x41 < 26 } ? name.lowercased() : name
        var hash = FieldName.seed
        for octet in text.utf8 { hash = FieldName.step(hash, octet) }
        fingerprint = hash
    }

    package init(stringLiteral value: String) { self.init(value) }

    static let seed: UInt32 = 2_166_136_261

    /// FNV-1a over lower-case octets.
    @inline(__always) static func step(_ hash: UInt32, _ octet: UInt8) -> UInt32 { (hash ^ UInt32(octet)) &* 16_777_619 }
}
