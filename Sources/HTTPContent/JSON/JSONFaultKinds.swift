extension JSONReader {
    /// What is wrong with the octet at `at`, where a value must begin.
    func kindOfBadValue(afterComma: Bool) -> JSONFault.Kind {
        let octet = octets[at]
        switch octet {
        case UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard let container = open.last else { return .other }
            if octet != (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) { return .mismatchedBracket }
            return afterComma ? .trailingComma : .other
        case UInt8(ascii: "'"): return .singleQuotes
        case UInt8(ascii: "+"), UInt8(ascii: "."): return isNonFiniteWord(at: at + 1) ? .nonFiniteNumber : .badNumber
        case UInt8(ascii: "/"), UInt8(ascii: "#"): return commentOr(.other)
        default: break
        }
        if octet.isWordOctet { return isNonFiniteWord(at: at) ? .nonFiniteNumber : .unknownWord }
        return octet >= 0x80 && !beginsScalar() ? .invalidUTF8 : .other
    }

    /// What is wrong with the octet at `at`, where a member's name must begin.
    func kindOfBadName(afterComma: Bool) -> JSONFault.Kind {
        switch octets[at] {
        case UInt8(ascii: "}"): .trailingComma
        case UInt8(ascii: "]"): .mismatchedBracket
        case UInt8(ascii: "'"): .singleQuotes
        case let octet where octet.isWordOctet: .unquotedKey
        default: commentOr(.other)
        }
    }

    /// What is wrong with `octet` at `at`, where a comma or the end of the container must stand.
    func kindOfBadSeparator(_ octet: UInt8) -> JSONFault.Kind {
        switch octet {
        case UInt8(ascii: "]"), UInt8(ascii: "}"): .mismatchedBracket
        case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): .missingComma
        case let octet where octet.isWordOctet: .missingComma
        default: commentOr(.other)
        }
    }

    func commentOr(_ kind: JSONFault.Kind) -> JSONFault.Kind {
        if octets[at] == UInt8(ascii: "#") { return .comment }
        guard octets[at] == UInt8(ascii: "/"), at + 1 < end else { return kind }
        return octets[at + 1] == UInt8(ascii: "/") || octets[at + 1] == UInt8(ascii: "*") ? .comment : kind
    }

    /// Whether a word that stands for a number without a value begins at `index`, in any case of letters.
    func isNonFiniteWord(at index: Int) -> Bool {
        ["infinity", "nan", "inf"].contains { (word: StaticString) in
            let length = word.utf8CodeUnitCount
            guard length <= end - index else { return false }
            for position in 0..<length where octets[index + position] | 0x20 != word.utf8Start[position] { return false }
            return index + length == end || !octets[index + length].isWordOctet
        }
    }

    /// Whether well-formed UTF-8 begins at `at`.
    private func beginsScalar() -> Bool {
        var iterator = UnsafeBufferPointer(start: octets + at, count: min(4, end - at)).makeIterator()
        var decoder = UTF8()
        if case .scalarValue = decoder.decode(&iterator) { return true }
        return false
    }
}
