/// The lower-case name of a field with its fingerprint, so that looking one up costs an integer comparison a line (RFC 9110 5.1).
package struct FieldName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// In lower case.
    package let text: String
    let fingerprint: UInt32

    package init(_ name: String) {
        // A literal is in lower case nearly always, and then needs no copy.
        text = name.utf8.contains { $0 &- 0x41 < 26 } ? name.lowercased() : name
        let octets = Array(text.utf8)
        fingerprint = octets.withUnsafeBufferPointer { FieldName.fingerprint(0..<$0.count, in: $0) }
    }

    package init(stringLiteral value: String) { self.init(value) }

    /// Mixes the first eight octets, the last eight and the length, upper and lower case alike.
    ///
    /// A hash octet by octet would cost a multiplication each, one waiting for the other: as much as the rest of the parse.
    @inline(__always) static func fingerprint(_ range: Range<Int>, in buffer: UnsafeBufferPointer<UInt8>) -> UInt32 {
        let head: UInt64
        let tail: UInt64
        if range.count >= 8, let base = buffer.baseAddress {
            head = UnsafeRawPointer(base + range.lowerBound).loadUnaligned(as: UInt64.self)
            tail = UnsafeRawPointer(base + (range.upperBound - 8)).loadUnaligned(as: UInt64.self)
        } else {
            var short: UInt64 = 0
            for index in range { short = short << 8 | UInt64(buffer[index]) }
            head = short
            tail = 0
        }
        let lowerCase: UInt64 = 0x2020_2020_2020_2020
        var mixed = (head | lowerCase) &* 0x9E37_79B9_7F4A_7C15
        mixed ^= ((tail | lowerCase) &+ UInt64(range.count)) &* 0xC2B2_AE3D_27D4_EB4F
        return UInt32(truncatingIfNeeded: mixed >> 32)
    }
}
