extension JSONReader {
    /// Reads a string from its opening quote at `at` to after its closing one (RFC 8259, section 7); nil after a fault.
    @inline(__always)
    mutating func readString() -> JSONNode.Flags? {
        var index = at &+ 1
        var flags = JSONNode.Flags()
        while true {
            while index &+ 8 <= end {
                let word = UInt64(littleEndian: UnsafeRawPointer(octets + index).loadUnaligned(as: UInt64.self))
                let special = Self.special(word)
                if special != 0 {
                    index &+= special.trailingZeroBitCount >> 3
                    break
                }
                index &+= 8
            }
            guard index < end else {
                _ = fail(.truncated, at: end)
                return nil
            }
            let octet = octets[index]
            if octet == UInt8(ascii: "\"") {
                at = index &+ 1
                return flags
            }
            if octet == UInt8(ascii: "\\") {
                flags.insert(.escaped)
                guard readEscape(&index, &flags) else { return nil }
            } else if octet >= 0x80 {
                guard readMultibyte(&index) else { return nil }
            } else if octet < 0x20 {
                _ = fail(.controlCharacter, at: index)
                return nil
            } else {
                index &+= 1
            }
        }
    }

    /// The high bit of every octet that is a quote, a backslash, a control character or not ASCII. Octets above the lowest one set
    /// may be marked wrongly, by a borrow: only the lowest counts.
    @inline(__always)
    private static func special(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        return ((quote &- ones) | (backslash &- ones) | (word &- ones &* 0x20) | word) & (ones &* 0x80)
    }

    /// `index` is at a backslash and moves past the escape.
    private mutating func readEscape(_ index: inout Int, _ flags: inout JSONNode.Flags) -> Bool {
        guard index + 1 < end else { return fail(.truncated, at: end) }
        switch octets[index + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
            UInt8(ascii: "r"), UInt8(ascii: "t"):
            index += 2
            return true
        case UInt8(ascii: "u"):
            let start = index
            guard let unit = readUnit(&index) else { return false }
            guard unit & 0xF800 == 0xD800 else { return true }
            if unit < 0xDC00, index + 1 < end, octets[index] == UInt8(ascii: "\\"), octets[index + 1] == UInt8(ascii: "u") {
                let second = index
                guard let low = readUnit(&index) else { return false }
                if low & 0xFC00 == 0xDC00 { return true }
                // Not a partner: it is looked at again for itself.
                index = second
            }
            flags.insert(.loneSurrogate)
            if firstLoneSurrogate == nil { firstLoneSurrogate = start }
            return true
        default:
            return fail(.badEscape, at: index + 1)
        }
    }

    /// Reads the four digits of `\uXXXX`, with `index` at the backslash.
    private mutating func readUnit(_ index: inout Int) -> UInt32? {
        var unit: UInt32 = 0
        for position in index + 2..<index + 6 {
            guard position < end else {
                _ = fail(.truncated, at: end)
                return nil
            }
            guard let digit = octets[position].hexadecimalValue else {
                _ = fail(.badEscape, at: position)
                return nil
            }
            unit = unit << 4 | UInt32(digit)
        }
        index += 6
        return unit
    }

    /// Checks a run of octets that are not ASCII (RFC 3629), from `index`, which moves to the octet after it.
    private mutating func readMultibyte(_ index: inout Int) -> Bool {
        while index < end, octets[index] >= 0x80 {
            let lead = octets[index]
            var lowest: UInt8 = 0x80
            var highest: UInt8 = 0xBF
            let length: Int
            switch lead {
            case 0xC2...0xDF: length = 2
            case 0xE0: (length, lowest) = (3, 0xA0)
            case 0xED: (length, highest) = (3, 0x9F)
            case 0xE1...0xEF: length = 3
            case 0xF0: (length, lowest) = (4, 0x90)
            case 0xF4: (length, highest) = (4, 0x8F)
            case 0xF1...0xF3: length = 4
            default: return fail(.invalidUTF8, at: index)
            }
            for position in index + 1..<index + length {
                guard position < end else { return fail(.truncated, at: end) }
                let octet = octets[position]
                guard octet >= lowest, octet <= highest else { return fail(.invalidUTF8, at: position) }
                (lowest, highest) = (0x80, 0xBF)
            }
            index += length
        }
        return true
    }

    /// Reads a number at `at` (RFC 8259, section 6); nil after a fault.
    @inline(__always)
    mutating func readNumber() -> JSONNode.Flags? {
        var index = at
        if octets[index] == UInt8(ascii: "-") {
            index &+= 1
            guard index < end else { return badNumber(at: end) }
        }
        let digits = index
        if octets[index] == UInt8(ascii: "0") {
            index &+= 1
        } else {
            skipDigits(&index)
            if index == digits { return badNumber(at: index) }
        }
        let length = index &- digits
        var isInteger = true
        if index < end, octets[index] == UInt8(ascii: ".") {
            isInteger = false
            index &+= 1
            let fraction = index
            skipDigits(&index)
            if index == fraction { return badNumber(at: index) }
        }
        if index < end, octets[index] | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            index &+= 1
            if index < end, octets[index] == UInt8(ascii: "+") || octets[index] == UInt8(ascii: "-") { index &+= 1 }
            let exponent = index
            skipDigits(&index)
            if index == exponent { return badNumber(at: index) }
        }
        if index < end, octets[index].continuesNumber { return badNumber(at: index) }
        at = index
        guard isInteger else { return [] }
        guard length >= 16 else { return .integer }
        hasLongIntegers = true
        return [.integer, .long]
    }

    @inline(__always)
    private func skipDigits(_ index: inout Int) {
        while index < end, octets[index] &- UInt8(ascii: "0") < 10 { index &+= 1 }
    }

    private mutating func badNumber(at index: Int) -> JSONNode.Flags? {
        if index >= end {
            _ = fail(.truncated, at: end)
        } else if index == at + 1, isNonFiniteWord(at: index) {
            _ = fail(.nonFiniteNumber, at: index)
        } else {
            _ = fail(.badNumber, at: index)
        }
        return nil
    }

    /// Reads `true`, `false` or `null`, whose first octet is known to be there.
    @inline(__always)
    mutating func readWord(_ word: StaticString) -> Bool {
        let length = word.utf8CodeUnitCount
        let wanted = word.utf8Start
        var index = 1
        while index < length {
            guard at + index < end else { return fail(.truncated, at: end) }
            guard octets[at + index] == wanted[index] else {
                return fail(isNonFiniteWord(at: at) ? .nonFiniteNumber : .unknownWord, at: at + index)
            }
            index += 1
        }
        at += length
        if at < end, octets[at].isWordOctet { return fail(.unknownWord, at: at) }
        return true
    }
}

extension UInt8 {
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    /// Letters, digits, `_` and `$`: what a bare word or an unquoted name is made of.
    var isWordOctet: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"): true
        default: false
        }
    }

    fileprivate var continuesNumber: Bool {
        isWordOctet || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
    }
}
