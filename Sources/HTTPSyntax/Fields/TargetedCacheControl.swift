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
        let item = keyEnd + 1..<member.upperBound
        switch octets[item.lowerBound] {
        case 0x22: return item.dropFirst().contains { octets[$0] == 0x22 }
        case 0x3A, 0x28, 0x3F, 0x2A, 0x40: return true
        case let octet where octet.isAlpha: return true
        case let octet where octet.isDigit || octet == 0x2D:
            let number = item.prefix { octets[$0].isDigit || octets[$0] == 0x2D || octets[$0] == 0x2E }
            return number.count <= 16 && (number.endIndex == item.endIndex || octets[number.endIndex] == 0x3B)
        default: return false
        }
    }

    private static func isKeyOctet(_ octet: UInt8) -> Bool {
        octet.isDigit || (octet.isAlpha && octet & 0x20 != 0) || octet == 0x5F || octet == 0x2D || octet == 0x2E || octet == 0x2A
    }
}
