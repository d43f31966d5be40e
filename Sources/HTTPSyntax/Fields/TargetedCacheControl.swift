import Evidence

/// A targeted cache-control field such as CDN-Cache-Control: a structured dictionary with the directives of Cache-Control (RFC 9213).
///
/// Where its structure is broken, or it is empty, the whole field is ignored and Cache-Control counts.
package struct TargetedCacheControl: Sendable {
    package let directives: CacheControl
    /// The first octets that no structured dictionary may have.
    package let malformed: OctetRange?
    package let isPresent: Bool

    /// The field has to be obeyed instead of Cache-Control and Expires by the caches it is meant for.
    package var counts: Bool { isPresent && malformed == nil && !directives.isEmpty }

    package init(_ values: FieldValues) {
        isPresent = !values.isEmpty
        directives = CacheControl(values)
        var malformed: OctetRange?
        for line in values.ranges where malformed == nil {
            let members = CommaList.members(of: line, in: values.octets, keepingEmpty: true)
            if members.count == 1, members[0].isEmpty { continue }
            malformed = members.first { !TargetedCacheControl.isMember($0, values.octets) }
        }
        self.malformed = malformed
    }

    /// Lifetime directives take integers here: a quoted number is of another type, and the directive is ignored.
    package func seconds(_ name: String) -> Int? {
        directives.directives.last { $0.name == name }.flatMap { $0.isQuoted ? nil : $0.seconds }
    }

    /// key, alone or with `=` and an item (RFC 9651 3.2); parameters are not looked into.
    private static func isMember(_ member: OctetRange, _ octets: [UInt8]) -> Bool {
        guard let first = member.first, octets[first] == 0x2A || (octets[first].isAlpha && octets[first] & 0x20 != 0) else { return false }
        let keyEnd = member.first { !isKeyOctet(octets[$0]) } ?? member.upperBound
        guard keyEnd < member.upperBound else { return true }
        if octets[keyEnd] == 0x3B { return true }
        guard octets[keyEnd] == 0x3D, keyEnd + 1 < member.upperBound else { return false }
        guard let end = bareItemEnd(keyEnd + 1..<member.upperBound, octets) else { return false }
        return end == member.upperBound || octets[end] == 0x3B
    }

    /// Just past a bare item (RFC 9651 3.3); inner lists are taken as they are.
    private static func bareItemEnd(_ item: OctetRange, _ octets: [UInt8]) -> Int? {
        let rest = item.dropFirst()
        switch octets[item.lowerBound] {
        case 0x22:
            var index = rest.startIndex
            while index < item.upperBound {
                if octets[index] == 0x22 { return index + 1 }
                guard (0x20..<0x7F).contains(octets[index]) else { return nil }
                index += octets[index] == 0x5C ? 2 : 1
            }
            return nil
        case 0x3A: return rest.first { octets[$0] == 0x3A }.map { $0 + 1 }
        case 0x3F: return rest.first.flatMap { octets[$0] == 0x30 || octets[$0] == 0x31 ? $0 + 1 : nil }
        case 0x28: return item.upperBound
        case let octet where octet.isAlpha || octet == 0x2A:
            return item.first { !octets[$0].isTokenCharacter && octets[$0] != 0x3A && octets[$0] != 0x2F } ?? item.upperBound
        default: return numberEnd(item, octets)
        }
    }

    /// At most 15 digits, or 12 with three after the point.
    private static func numberEnd(_ item: OctetRange, _ octets: [UInt8]) -> Int? {
        let start = octets[item.lowerBound] == 0x2D ? item.lowerBound + 1 : item.lowerBound
        let whole = (start..<item.upperBound).prefix { octets[$0].isDigit }
        guard (1...15).contains(whole.count) else { return nil }
        guard whole.endIndex < item.upperBound, octets[whole.endIndex] == 0x2E else { return whole.endIndex }
        let fraction = (whole.endIndex + 1..<item.upperBound).prefix { octets[$0].isDigit }
        return whole.count <= 12 && (1...3).contains(fraction.count) ? fraction.endIndex : nil
    }

    private static func isKeyOctet(_ octet: UInt8) -> Bool {
        octet.isDigit || (octet.isAlpha && octet & 0x20 != 0) || octet == 0x5F || octet == 0x2D || octet == 0x2E || octet == 0x2A
    }
}
