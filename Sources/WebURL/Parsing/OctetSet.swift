/// A set of ASCII octets, two words of bits; octets beyond ASCII are always members.
struct OctetSet: Sendable {
    private var low: UInt64
    private var high: UInt64

    /// The C0 control percent-encode set: controls, DEL and everything beyond ASCII.
    static let c0Control = OctetSet(low: 0xFFFF_FFFF, high: 1 << 63)
    static let fragment = c0Control.adding(" \"<>`")
    static let query = c0Control.adding(" \"#<>")
    static let specialQuery = query.adding("'")
    static let path = query.adding("?^`{}")
    static let userinfo = path.adding("/:;=@[\\]|")
    /// What must not be written as it is (all but the URL code points), and the percent sign.
    static let suspect = c0Control.adding(" \"#%<>[\\]^`{|}")
    static let forbiddenHost = OctetSet(low: 0, high: 0).adding("\0\t\n\r #/:<>?@[\\]^|")
    static let forbiddenDomain = c0Control.adding(" #/:<>?@[\\]^|%")
    /// What makes a domain more than a run of lower-case ASCII.
    static let uncommonInDomain = forbiddenDomain.adding("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    private init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    private func adding(_ octets: String) -> OctetSet {
        var result = self
        for octet in octets.utf8 {
            if octet < 64 { result.low |= 1 << UInt64(octet) } else { result.high |= 1 << UInt64(octet & 63) }
        }
        return result
    }

    func union(_ other: OctetSet) -> OctetSet { OctetSet(low: low | other.low, high: high | other.high) }

    @inline(__always)
    func contains(_ octet: UInt8) -> Bool {
        octet & 0x80 != 0 || (octet < 64 ? low : high) >> UInt64(octet & 63) & 1 != 0
    }
}

extension UInt8 {
    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isASCIIDigit: Bool { self &- 0x30 < 10 }
    var asciiLowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }

    /// The value of a hexadecimal digit.
    var hexadecimalValue: UInt8? {
        if isASCIIDigit { return self & 15 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }
}
