// Inlinable: the loops over octets are in other targets too, where a call for each octet costs more than the question.
extension UInt8 {
    /// DIGIT (RFC 5234 B.1).
    @inlinable @inline(__always) package var isDigit: Bool { self &- 0x30 < 10 }

    /// ALPHA (RFC 5234 B.1).
    @inlinable @inline(__always) package var isAlpha: Bool { (self | 0x20) &- 0x61 < 26 }

    /// SP or HTAB, the octets of OWS (RFC 9110 5.6.3).
    @inlinable @inline(__always) package var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// SP, HTAB, CR or LF: what counts as a blank within a value that may be folded (RFC 9112 5.2).
    @inlinable @inline(__always) package var isFoldedBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D || self == 0x0A }

    /// obs-text: %x80-FF (RFC 9110 5.5).
    @inlinable @inline(__always) package var isObsText: Bool { self >= 0x80 }

    /// A control octet that no field value may hold: CTL but HTAB (RFC 9110 5.5).
    @inlinable @inline(__always) package var isControl: Bool { (self < 0x20 && self != 0x09) || self == 0x7F }

    /// tchar (RFC 9110 5.6.2).
    @inlinable @inline(__always) package var isTokenCharacter: Bool {
        // A table of 256 entries would make the parse twice as slow: two masks stay in registers.
        let low: UInt64 = 0x03FF_6CFA_0000_0000
        let high: UInt64 = 0x57FF_FFFF_C7FF_FFFE
        if self < 64 { return low >> UInt64(self) & 1 == 1 }
        return self < 128 && high >> UInt64(self &- 64) & 1 == 1
    }

    /// The value of a HEXDIG, 0 to 15, or `nil`.
    @inlinable @inline(__always) package var hexadecimalValue: UInt8? {
        if isDigit { return self &- 0x30 }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter &+ 10 : nil
    }

    /// The octet with A–Z made a–z.
    @inlinable @inline(__always) package var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
