/// The name of a field with its fingerprint, so that looking one up costs an integer comparison a line (RFC 9110 5.1).
///
/// Always a literal: a response is asked for some hundred fields, most of them absent, and a name that is a constant of
/// the program costs neither an allocation nor a reference count at any of them.
package struct FieldName: Sendable, ExpressibleByStringLiteral {
    private let literal: StaticString
    let fingerprint: UInt32

    package init(stringLiteral value: StaticString) {
        literal = value
        // A literal of more than one scalar is always a pointer.
        fingerprint =
            value.hasPointerRepresentation
            ? FieldName.fingerprint(0..<value.utf8CodeUnitCount, in: .init(start: value.utf8Start, count: value.utf8CodeUnitCount))
            : value.withUTF8Buffer { FieldName.fingerprint(0..<$0.count, in: $0) }
    }

    /// Of a name that is not a literal, for tables of names.
    static func fingerprint(of name: [UInt8]) -> UInt32 {
        name.withUnsafeBufferPointer { fingerprint(0..<$0.count, in: $0) }
    }

    /// As it was written: in lower case, by custom.
    package var text: String { literal.description }

    /// Whether the octets of `range` are those of the name, A–Z and a–z being the same.
    @inline(__always) func matches(_ range: Range<Int>, in octets: [UInt8]) -> Bool {
        literal.withUTF8Buffer { name in
            guard range.count == name.count, range.upperBound <= octets.count else { return false }
            for index in 0..<name.count where octets[range.lowerBound + index].lowercased != name[index].lowercased { return false }
            return true
        }
    }

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
