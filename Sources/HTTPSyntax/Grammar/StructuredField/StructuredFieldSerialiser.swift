/// Writes structured fields in their canonical form (RFC 9651 4.1); `nil` when a value cannot be written.
package enum StructuredFieldSerialiser {
    /// The canonical text; empty for an empty list, and then the field must not be sent.
    package static func text(_ list: [StructuredField.Member]) -> String? { joined(list.map(text), by: ", ") }

    /// The canonical text; empty for an empty dictionary, and then the field must not be sent.
    package static func text(_ dictionary: StructuredField.Dictionary) -> String? {
        joined(dictionary.map(text), by: ", ")
    }

    package static func text(_ member: StructuredField.Member) -> String? {
        switch member {
        case .item(let item): text(item)
        case .innerList(let list): text(list)
        }
    }

    package static func text(_ item: StructuredField.Item) -> String? {
        guard let value = text(item.value), let parameters = text(item.parameters) else { return nil }
        return value + parameters
    }

    private static func text(_ list: StructuredField.InnerList) -> String? {
        guard let items = joined(list.items.map(text), by: " "), let parameters = text(list.parameters) else { return nil }
        return "(\(items))\(parameters)"
    }

    private static func text(_ entry: StructuredField.Entry<StructuredField.Member>) -> String? {
        guard isKey(entry.key) else { return nil }
        // A member that is plainly true is written as its key alone.
        if case .item(let item) = entry.value, item.value == .boolean(true) {
            return text(item.parameters).map { entry.key + $0 }
        }
        return text(entry.value).map { "\(entry.key)=\($0)" }
    }

    private static func text(_ parameters: StructuredField.Parameters) -> String? {
        joined(
            parameters.map { entry in
                guard isKey(entry.key) else { return nil }
                return entry.value == .boolean(true) ? ";\(entry.key)" : text(entry.value).map { ";\(entry.key)=\($0)" }
            },
            by: ""
        )
    }

    package static func text(_ value: StructuredField.BareItem) -> String? {
        switch value {
        case .integer(let number): return isInteger(number) ? "\(number)" : nil
        case .decimal(let decimal): return text(decimal)
        case .string(let string): return text(string: string)
        case .token(let token): return isToken(token) ? token : nil
        case .binary(let octets): return ":\(Base64.encoded(octets)):"
        case .boolean(let flag): return flag ? "?1" : "?0"
        case .date(let seconds): return isInteger(seconds) ? "@\(seconds)" : nil
        case .displayString(let string): return text(displayString: string)
        }
    }

    private static func joined(_ parts: [String?], by separator: String) -> String? {
        var present: [String] = []
        for part in parts {
            guard let part else { return nil }
            present.append(part)
        }
        return present.joined(separator: separator)
    }

    private static func isInteger(_ number: Int) -> Bool {
        (-StructuredField.integerLimit...StructuredField.integerLimit).contains(number)
    }

    private static func text(_ decimal: StructuredField.Decimal) -> String? {
        guard isInteger(decimal.thousandths) else { return nil }
        let magnitude = decimal.thousandths.magnitude
        var fraction = String(magnitude % 1_000)
        fraction = String(repeating: "0", count: 3 - fraction.utf8.count) + fraction
        while fraction.utf8.count > 1, fraction.hasSuffix("0") { fraction.removeLast() }
        return "\(decimal.thousandths < 0 ? "-" : "")\(magnitude / 1_000).\(fraction)"
    }

    private static func text(string: String) -> String? {
        var octets: [UInt8] = [0x22]
        for octet in string.utf8 {
            guard (0x20..<0x7F).contains(octet) else { return nil }
            if octet == 0x22 || octet == 0x5C { octets.append(0x5C) }
            octets.append(octet)
        }
        octets.append(0x22)
        return String(decoding: octets, as: UTF8.self)
    }

    private static func text(displayString: String) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var octets: [UInt8] = [0x25, 0x22]
        for octet in displayString.utf8 {
            if octet == 0x25 || octet == 0x22 || !(0x20..<0x7F).contains(octet) {
                octets += [0x25, digits[Int(octet >> 4)], digits[Int(octet & 15)]]
            } else {
                octets.append(octet)
            }
        }
        octets.append(0x22)
        return String(decoding: octets, as: UTF8.self)
    }

    private static func isKey(_ key: String) -> Bool {
        guard let first = key.utf8.first, first.isKeyStart else { return false }
        return key.utf8.allSatisfy(\.isKeyCharacter)
    }

    private static func isToken(_ token: String) -> Bool {
        guard let first = token.utf8.first, first.isAlpha || first == 0x2A else { return false }
        return token.utf8.allSatisfy { $0.isTokenCharacter || $0 == 0x3A || $0 == 0x2F }
    }
}

extension StructuredField.Decimal {
    /// Rounds a number in plain decimal digits to three places, half to even (RFC 9651 4.1.5); `nil` beyond twelve digits before the point.
    package init?(rounding text: String) {
        var digits = text.utf8[...]
        let isNegative = digits.first == 0x2D
        if isNegative { digits = digits.dropFirst() }
        let parts = digits.split(separator: 0x2E, maxSplits: 1, omittingEmptySubsequences: false)
        guard let whole = parts.first, !whole.isEmpty, parts.allSatisfy({ $0.allSatisfy(\.isDigit) }) else { return nil }
        let fraction = parts.count > 1 ? Array(parts[1]) : []
        guard whole.drop(while: { $0 == 0x30 }).count <= 12 else { return nil }
        let kept = whole.map { $0 } + (0..<3).map { $0 < fraction.count ? fraction[$0] : 0x30 }
        var value = kept.suffix(16).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        let rest = fraction.dropFirst(3)
        if let first = rest.first {
            let isHalf = first == 0x35 && rest.dropFirst().allSatisfy { $0 == 0x30 }
            if first > 0x35 || first == 0x35 && (!isHalf || value % 2 == 1) { value += 1 }
        }
        guard value <= StructuredField.integerLimit else { return nil }
        self.init(thousandths: isNegative ? -value : value)
    }
}
