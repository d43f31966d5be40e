import Evidence

/// Signs of values that were put into the query without being encoded, so that readers find other parameters than were meant.
enum QuerySigns {
    typealias Sign = RequestURLFacts.Sign

    static func all(_ parts: URLParts) -> [Sign] {
        var signs: [Sign] = []
        for (index, parameter) in parts.parameters.enumerated() {
            let before = index > 0 ? parts.parameters[index - 1] : nil
            if let before { signs += ampersand(before, parameter, parts) }
            guard let value = parameter.value else { continue }
            if isNestedURL(value, parts) {
                // Only when more follows is anything lost.
                let goesOn = index + 1 < parts.parameters.count && parts.octets[value].contains(UInt8(ascii: "?"))
                if goesOn { signs.append(Sign(kind: .nestedURL, range: value)) }
                continue
            }
            if let equals = equals(value, parts) { signs.append(Sign(kind: .equals, range: equals)) }
            signs += plus(value, parts)
        }
        return signs
    }

    private static func isNestedURL(_ value: OctetRange, _ parts: URLParts) -> Bool {
        parts.has("http://", at: value.lowerBound, before: value.upperBound)
            || parts.has("https://", at: value.lowerBound, before: value.upperBound)
    }

    // MARK: Ampersands

    private static func ampersand(_ before: URLParts.Parameter, _ parameter: URLParts.Parameter, _ parts: URLParts) -> [Sign] {
        let place = parameter.name.lowerBound - 1
        let octets = parts.octets
        for entity in ["amp;", "#38;", "#x26;"] as [StaticString] where parts.has(entity, at: place + 1, before: octets.count) {
            return [Sign(kind: .htmlEscape, range: place..<place + 1 + entity.utf8CodeUnitCount)]
        }
        guard let value = before.value, !value.isEmpty else { return [] }
        let isBare = parameter.value == nil
        // `Tom & Jerry`: nobody begins a name with a blank, or ends a value with one and an ampersand.
        if startsWithBlank(parameter.name, parts), !parameter.name.isEmpty {
            return [Sign(kind: .ampersand(isCertain: true), range: place..<place + 1)]
        }
        guard isBare, let last = octets[value].last, let first = octets[parameter.name].first else { return [] }
        // `AT&T`, `R&D`: a value in capitals that goes on in capitals.
        let isCapital = { (octet: UInt8) in octet &- 0x41 < 26 }
        if isCapital(last), isCapital(first), octets[parameter.name].prefix(3).allSatisfy(isCapital), value.count <= 3 {
            return [Sign(kind: .ampersand(isCertain: false), range: place..<place + 1)]
        }
        return []
    }

    private static func startsWithBlank(_ range: OctetRange, _ parts: URLParts) -> Bool {
        parts.has("+", at: range.lowerBound, before: range.upperBound) || parts.has("%20", at: range.lowerBound, before: range.upperBound)
            || parts.has(" ", at: range.lowerBound, before: range.upperBound)
    }

    // MARK: Equals signs

    /// The first one within a value; at its end they are the padding of Base64.
    private static func equals(_ value: OctetRange, _ parts: URLParts) -> OctetRange? {
        var end = value.upperBound
        while end > value.lowerBound, parts.octets[end - 1] == UInt8(ascii: "=") { end -= 1 }
        guard let place = parts.octets[value.lowerBound..<end].firstIndex(of: UInt8(ascii: "=")) else { return nil }
        // `?a=1;b=2`, separated as HTML 4 advised.
        return parts.octets[value.lowerBound..<place].contains(UInt8(ascii: ";")) ? nil : place..<place + 1
    }

    // MARK: Plus signs

    private static func plus(_ value: OctetRange, _ parts: URLParts) -> [Sign] {
        let octets = parts.octets
        guard let first = octets[value].firstIndex(of: UInt8(ascii: "+")) else { return [] }
        guard let use = use(value, first: first, parts) else { return [] }
        let places: [OctetRange]
        switch use {
        case .base64: places = value.filter { octets[$0] == UInt8(ascii: "+") }.prefix(16).map { $0..<$0 + 1 }
        case .timeZone:
            let last = octets[value].lastIndex(of: UInt8(ascii: "+")) ?? first
            places = [last..<last + 1]
        case .word: places = [first..<first + 2]
        case .phoneNumber, .mailAddress: places = [first..<first + 1]
        }
        return places.map { Sign(kind: .plus(use), range: $0) }
    }

    private static func use(_ value: OctetRange, first: Int, _ parts: URLParts) -> RequestURLFacts.PlusUse? {
        let octets = parts.octets
        if first == value.lowerBound, isPhoneNumber(octets[(first + 1)..<value.upperBound]) { return .phoneNumber }
        if isTimeWithOffset(octets[value]) { return .timeZone }
        if isMailAddress(octets[value], plus: first) { return .mailAddress }
        if isPaddedBase64(value, parts) { return .base64 }
        // `c++`: two blanks at the end of a word mean nothing.
        let isDouble = first + 2 == value.upperBound && octets[first + 1] == UInt8(ascii: "+") && first > value.lowerBound
        return isDouble ? .word : nil
    }

    private static func isPhoneNumber(_ rest: ArraySlice<UInt8>) -> Bool {
        let digits = rest.count { $0.isDecimalDigit }
        return (7...15).contains(digits) && rest.allSatisfy { $0.isDecimalDigit || [0x2D, 0x2E, 0x28, 0x29, 0x2F].contains($0) }
    }

    /// `…T12:00:00+08:00`, the colons perhaps encoded.
    private static func isTimeWithOffset(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count >= 16, value.count <= 64, let plus = value.lastIndex(of: UInt8(ascii: "+")) else { return false }
        let offset = value[(plus + 1)...].filter { $0.isDecimalDigit }
        let rest = value[(plus + 1)...]
        let isOffset =
            rest.count == 4 && offset.count == 4 || rest.count == 5 && rest[plus + 3] == 0x3A || rest.count == 7 && rest[plus + 3] == 0x25
        let time = value[..<plus]
        let hasDate = time.prefix(4).allSatisfy(\.isDecimalDigit) && time.prefix(5).last == 0x2D
        return isOffset && hasDate && time.contains(UInt8(ascii: "T")) && time.last?.isDecimalDigit == true
    }

    /// `me+tag@example.com`, the at sign perhaps encoded.
    private static func isMailAddress(_ value: ArraySlice<UInt8>, plus: Int) -> Bool {
        guard value.count <= 254, plus > value.startIndex, plus + 1 < value.endIndex,
            let at = value[plus...].firstIndex(where: { $0 == 0x40 || $0 == 0x25 })
        else { return false }
        let isEncoded = value[at...].starts(with: "%40".utf8)
        let after = at + (isEncoded ? 3 : 1)
        guard value[at] == 0x40 || isEncoded, after < value.endIndex else { return false }
        let isLocal = { (octet: UInt8) in octet.isLetterOrDigit || [0x2D, 0x2E, 0x5F, 0x2B].contains(octet) }
        let domain = value[after...]
        return value[..<at].allSatisfy(isLocal) && domain.contains(0x2E)
            && domain.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x2E }
    }

    /// Base64 that ends in its padding: the length fits, and letters of both cases and digits are there.
    private static func isPaddedBase64(_ value: OctetRange, _ parts: URLParts) -> Bool {
        let text = PercentDecodedText(value, in: parts.octets).elements.map(\.scalar)
        guard text.count >= 16, text.count.isMultiple(of: 4), text.last == "=" else { return false }
        var content = text[...]
        while content.last == "=", text.count - content.count < 2 { content = content.dropLast() }
        var hasUpper = false
        var hasLower = false
        for scalar in content {
            switch scalar {
            case "a"..."z": hasLower = true
            case "A"..."Z": hasUpper = true
            case "0"..."9", "+", "/": break
            default: return false
            }
        }
        return hasUpper && hasLower
    }
}
