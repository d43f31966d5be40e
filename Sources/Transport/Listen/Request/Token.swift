/// The characters of a token (RFC 9110 5.6.2) as two masks: a test is a shift, a table would cost a load.
enum Token {
    private static let low: UInt64 = mask("!#$%&'*+-.0123456789", from: 0)
    private static let high: UInt64 = mask("ABCDEFGHIJKLMNOPQRSTUVWXYZ^_`abcdefghijklmnopqrstuvwxyz|~", from: 64)

    private static func mask(_ characters: String, from start: UInt8) -> UInt64 {
        characters.utf8.reduce(0) { $0 | 1 << UInt64($1 - start) }
    }

    struct Masks {
        let low: UInt64
        let high: UInt64

        @inline(__always)
        func contain(_ octet: UInt8) -> Bool {
            if octet < 64 { return low >> UInt64(octet) & 1 == 1 }
            return octet < 128 && high >> UInt64(octet - 64) & 1 == 1
        }
    }

    /// Load the masks once before a loop.
    static var masks: Masks { Masks(low: low, high: high) }
}
