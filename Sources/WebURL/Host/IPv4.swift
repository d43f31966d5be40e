/// The IPv4 parser and serialiser (URL Standard, section 3.5), which take hexadecimal, octal and short forms.
enum IPv4 {
    enum Outcome {
        case address(UInt32, deviations: [ValidationError.Kind])
        case failure(ValidationError.Kind)
    }

    /// Whether a domain must be an IPv4 address: its last label, a final dot aside, is a number.
    static func endsInNumber(_ name: ArraySlice<UInt8>) -> Bool {
        var name = name
        if name.last == UInt8(ascii: "."), name.count > 1 { name = name.dropLast() }
        let label: ArraySlice<UInt8>
        if let dot = name.lastIndex(of: UInt8(ascii: ".")) { label = name[(dot + 1)...] } else { label = name }
        guard let first = label.first, first.isASCIIDigit else { return false }
        if label.allSatisfy({ $0.isASCIIDigit }) { return true }
        return number(label) != nil
    }

    static func parse(_ name: ArraySlice<UInt8>) -> Outcome {
        var parts = name.split(separator: UInt8(ascii: "."), maxSplits: 5, omittingEmptySubsequences: false)
        var deviations: [ValidationError.Kind] = []
        if let last = parts.last, last.isEmpty, parts.count > 1 {
            deviations.append(.ipv4EmptyPart)
            parts.removeLast()
        }
        guard parts.count <= 4 else { return .failure(.ipv4TooManyParts) }
        var address: UInt64 = 0
        for (index, part) in parts.enumerated() {
            guard let (value, isDecimal) = number(part) else { return .failure(.ipv4NonNumericPart) }
            if !isDecimal { deviations.append(.ipv4NonDecimalPart) }
            if index < parts.count - 1 {
                guard value <= 255 else { return .failure(.ipv4OutOfRangePart) }
                address |= value << UInt64(8 * (3 - index))
            } else {
                guard value < 1 << UInt64(8 * (4 - index)) else { return .failure(.ipv4OutOfRangePart) }
                address |= value
            }
        }
        guard let value = UInt32(exactly: address) else { return .failure(.ipv4OutOfRangePart) }
        return .address(value, deviations: deviations)
    }

    static func write(_ address: UInt32, to out: inout [UInt8]) {
        for shift in [24, 16, 8, 0] as [UInt32] {
            out.append(contentsOf: String(address >> shift & 255).utf8)
            if shift > 0 { out.append(UInt8(ascii: ".")) }
        }
    }

    /// The IPv4 number parser; numbers above 2^40 are not told apart.
    private static func number(_ part: ArraySlice<UInt8>) -> (value: UInt64, isDecimal: Bool)? {
        var digits = part
        var radix: UInt64 = 10
        guard let first = digits.first else { return nil }
        if first == UInt8(ascii: "0"), digits.count > 1 {
            digits = digits.dropFirst()
            radix = 8
            if let mark = digits.first, mark | 0x20 == UInt8(ascii: "x") {
                digits = digits.dropFirst()
                radix = 16
            }
        }
        var value: UInt64 = 0
        for digit in digits {
            guard let number = digit.hexadecimalValue, number < radix else { return nil }
            value = min(value * radix + UInt64(number), 1 << 40)
        }
        return (value, radix == 10)
    }
}
