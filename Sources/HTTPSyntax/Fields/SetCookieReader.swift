import Evidence

/// The steps of RFC 6265bis 5.6, which gather defects as they go.
struct SetCookieReader {
    let octets: [UInt8]
    private(set) var defects: [Defect<SetCookie.Flaw>] = []
    private var seen: Set<SetCookie.AttributeName> = []

    init(octets: [UInt8]) { self.octets = octets }

    private mutating func note(_ flaw: SetCookie.Flaw, _ range: OctetRange) { defects.append(Defect(flaw, at: range)) }

    mutating func pair(_ piece: OctetRange) -> (name: OctetRange, value: OctetRange) {
        let equals = piece.first { octets[$0] == 0x3D }
        let name = octets.trimmed(piece.lowerBound..<(equals ?? piece.lowerBound))
        let value = octets.trimmed((equals.map { $0 + 1 } ?? piece.lowerBound)..<piece.upperBound)
        if name.isEmpty { note(value.isEmpty ? .empty : .nameless, value.isEmpty ? octets.trimmed(piece) : value) }
        if name.count + value.count > SetCookie.pairLimit { note(.oversize, name.isEmpty ? value : name.lowerBound..<value.upperBound) }
        if !name.allSatisfy({ octets[$0].isTokenCharacter }) { note(.nameInvalid, name) }
        if let invalid = firstInvalid(in: value) { note(.valueInvalid, invalid) }
        return (name, value)
    }

    /// The first run of octets that no cookie-octet is; quotes round the whole value are allowed.
    private func firstInvalid(in value: OctetRange) -> OctetRange? {
        var inner = value
        if value.count >= 2, octets[value.lowerBound] == 0x22, octets[value.upperBound - 1] == 0x22 {
            inner = value.lowerBound + 1..<value.upperBound - 1
        }
        guard let start = inner.first(where: { !isCookieOctet(octets[$0]) }) else { return nil }
        let end = inner[start...].first { isCookieOctet(octets[$0]) } ?? inner.upperBound
        return start..<end
    }

    /// cookie-octet (RFC 6265bis 4.1.1).
    private func isCookieOctet(_ octet: UInt8) -> Bool {
        switch octet {
        case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
        default: false
        }
    }

    mutating func attribute(_ piece: OctetRange) -> SetCookie.Attribute? {
        let equals = piece.first { octets[$0] == 0x3D }
        let nameRange = octets.trimmed(piece.lowerBound..<(equals ?? piece.upperBound))
        let value = octets.trimmed((equals.map { $0 + 1 } ?? piece.upperBound)..<piece.upperBound)
        guard !nameRange.isEmpty || !value.isEmpty else { return nil }
        let attribute = SetCookie.Attribute(name: name(nameRange), nameRange: nameRange, value: value)
        guard value.count <= SetCookie.attributeLimit else {
            note(.attributeOversize, attribute.range)
            return nil
        }
        if attribute.name != .unknown, attribute.name != .obsolete, !seen.insert(attribute.name).inserted {
            note(.attributeRepeated, attribute.range)
        }
        examine(attribute)
        return attribute
    }

    private func name(_ range: OctetRange) -> SetCookie.AttributeName {
        if octets.matches(range, "expires") { return .expires }
        if octets.matches(range, "max-age") { return .maxAge }
        if octets.matches(range, "domain") { return .domain }
        if octets.matches(range, "path") { return .path }
        if octets.matches(range, "secure") { return .secure }
        if octets.matches(range, "httponly") { return .httpOnly }
        if octets.matches(range, "samesite") { return .sameSite }
        if octets.matches(range, "partitioned") { return .partitioned }
        if octets.matches(range, "priority") { return .priority }
        let obsolete: [StaticString] = ["version", "comment", "commenturl", "discard", "port"]
        return obsolete.contains { octets.matches(range, $0) } ? .obsolete : .unknown
    }

    private mutating func examine(_ attribute: SetCookie.Attribute) {
        let value = attribute.value
        let place = value.isEmpty ? attribute.nameRange : value
        switch attribute.name {
        case .expires: if CookieDate.seconds(value, in: octets) == nil { note(.expiresInvalid, place) }
        case .maxAge:
            if SetCookieReader.delta(value, in: octets) == nil {
                note(.maxAgeInvalid, place)
            } else if value.count > 1, octets[value.lowerBound] == 0x30 {
                note(.maxAgeZeroLed, value)
            }
        case .domain: if value.isEmpty || octets.matches(value, ".") { note(.domainEmpty, place) }
        case .path: if value.first.map({ octets[$0] != 0x2F }) ?? true { note(.pathInvalid, place) }
        case .sameSite:
            if !(["strict", "lax", "none"] as [StaticString]).contains(where: { octets.matches(value, $0) }) {
                note(.sameSiteUnknown, place)
            }
        case .obsolete: note(.attributeObsolete, attribute.range)
        case .unknown: note(.attributeUnknown, attribute.range)
        case .secure, .httpOnly, .partitioned, .priority: break
        }
    }

    /// Control octets other than TAB; a fold is a blank to a recipient and no control (RFC 9112 5.2).
    mutating func inspect(_ range: OctetRange) {
        var index = range.lowerBound
        while index < range.upperBound {
            if octets[index] == 0x0D, index + 2 < range.upperBound, octets[index + 1] == 0x0A, octets[index + 2].isBlank {
                index += 3
                continue
            }
            if octets[index].isControl {
                note(.controlCharacter, index..<index + 1)
                return
            }
            index += 1
        }
    }

    /// An optional minus sign and digits; beyond fifteen digits the number stays there.
    static func delta(_ range: OctetRange, in octets: [UInt8]) -> Int? {
        let isNegative = range.first.map { octets[$0] == 0x2D } ?? false
        let digits = isNegative ? range.dropFirst() : range
        guard !digits.isEmpty, digits.allSatisfy({ octets[$0].isDigit }) else { return nil }
        var value = 0
        for index in digits where value < 1_000_000_000_000_000 { value = value * 10 + Int(octets[index] - 0x30) }
        return isNegative ? -value : value
    }
}
