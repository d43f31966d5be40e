import Evidence

extension StructuredFieldParser {
    mutating func bareItem() -> StructuredField.BareItem? {
        guard let first = next else {
            fail(.missingValue)
            return nil
        }
        switch first {
        case 0x2D: return number()
        case _ where first.isDigit: return number()
        case 0x22: return string().map { .string($0) }
        case 0x3A: return binary().map { .binary($0) }
        case 0x3F: return boolean().map { .boolean($0) }
        case 0x40: return date().map { .date($0) }
        case 0x25: return displayString().map { .displayString($0) }
        case _ where first.isAlpha || first == 0x2A: return .token(token())
        default:
            fail(.unknownType)
            return nil
        }
    }

    /// An integer of at most 15 digits, or a decimal of at most 12 digits before the point and 3 after (RFC 9651 4.2.4).
    private mutating func number() -> StructuredField.BareItem? {
        let start = position
        let isNegative = take(0x2D)
        guard let first = next, first.isDigit else {
            fail(.invalidNumber)
            return nil
        }
        var value = 0
        var digits = 0
        var fraction: Int?
        while let octet = next {
            if octet.isDigit {
                digits += 1
                fraction = fraction.map { $0 + 1 }
                guard digits <= 15 else { return tooLong(from: start) }
                value = value * 10 + Int(octet - 0x30)
            } else if octet == 0x2E, fraction == nil {
                guard digits <= 12 else { return tooLong(from: start) }
                fraction = 0
            } else {
                break
            }
            position += 1
        }
        guard let fraction else { return .integer(isNegative ? -value : value) }
        guard fraction > 0 else {
            fail(.invalidNumber, from: position - 1, to: position)
            return nil
        }
        guard fraction <= 3 else { return tooLong(from: start) }
        let thousandths = value * [1, 100, 10, 1][fraction]
        return .decimal(StructuredField.Decimal(thousandths: isNegative ? -thousandths : thousandths))
    }

    private mutating func tooLong(from start: Int) -> StructuredField.BareItem? {
        fail(.numberTooLong, from: start, to: position + 1)
        return nil
    }

    private mutating func string() -> String? {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let octet = next {
            switch octet {
            case 0x22:
                position += 1
                return String(decoding: text, as: UTF8.self)
            case 0x5C:
                guard position + 1 < end else {
                    position += 1
                    fail(.unterminatedString, from: start, to: start + 1)
                    return nil
                }
                let escaped = octets[position + 1]
                guard escaped == 0x22 || escaped == 0x5C else {
                    fail(.invalidString, from: position, to: position + 2)
                    return nil
                }
                text.append(escaped)
                position += 2
            case 0x20..<0x7F:
                text.append(octet)
                position += 1
            default:
                fail(.invalidString)
                return nil
            }
        }
        fail(.unterminatedString, from: start, to: start + 1)
        return nil
    }

    private mutating func token() -> String {
        let start = position
        while let octet = next, octet.isTokenCharacter || octet == 0x3A || octet == 0x2F { position += 1 }
        return String(decoding: octets[start..<position], as: UTF8.self)
    }

    private mutating func binary() -> [UInt8]? {
        let start = position
        position += 1
        guard let close = octets[position..<end].firstIndex(of: 0x3A), let decoded = Base64.decoded(octets[position..<close]) else {
            fail(.invalidBinary, from: start, to: start + 1)
            return nil
        }
        position = close + 1
        return decoded
    }

    private mutating func boolean() -> Bool? {
        position += 1
        if take(0x31) { return true }
        if take(0x30) { return false }
        fail(.invalidBoolean)
        return nil
    }

    /// An integer after `@`; a decimal is no date (RFC 9651 4.2.9).
    private mutating func date() -> Int? {
        let start = position
        position += 1
        if case .integer(let seconds) = number() { return seconds }
        fail(.invalidDate, from: start, to: position)
        return nil
    }

    /// Percent-encoded UTF-8 between `%"` and `"`; the digits A–F must be in lower case (RFC 9651 4.2.10).
    private mutating func displayString() -> String? {
        let start = position
        position += 1
        guard take(0x22) else {
            fail(.invalidDisplayString)
            return nil
        }
        var text: [UInt8] = []
        while let octet = next {
            switch octet {
            case 0x25:
                guard position + 2 < end, let high = lowerHexadecimal(position + 1), let low = lowerHexadecimal(position + 2) else {
                    fail(.invalidDisplayString, from: position, to: min(position + 3, end))
                    return nil
                }
                text.append(high << 4 | low)
                position += 3
            case 0x22:
                position += 1
                if let string = String(validating: text, as: UTF8.self) { return string }
                fail(.invalidDisplayString, from: start, to: position)
                return nil
            case 0x20..<0x7F:
                text.append(octet)
                position += 1
            default:
                fail(.invalidDisplayString)
                return nil
            }
        }
        fail(.unterminatedString, from: start, to: start + 1)
        return nil
    }

    private func lowerHexadecimal(_ index: Int) -> UInt8? {
        let octet = octets[index]
        return octet.isDigit || octet &- 0x61 < 6 ? octet.hexadecimalValue : nil
    }
}
