import Evidence

/// The cookies that a sender put into one Set-Cookie line: several when somebody joined lines with commas (RFC 9110 5.3).
package struct SetCookieLine: Sendable {
    /// What a browser reads: the whole line as one cookie.
    package let whole: SetCookie
    /// What the sender meant, in order; one cookie nearly always.
    package let cookies: [SetCookie]

    package var isJoined: Bool { cookies.count > 1 }

    private static let cookiesKept = 256

    package init(_ range: OctetRange, in octets: [UInt8]) {
        whole = SetCookie(range, in: octets)
        var pieces: [OctetRange] = []
        var start = range.lowerBound
        for comma in SetCookieLine.commas(range, in: octets) where pieces.count < SetCookieLine.cookiesKept {
            pieces.append(octets.trimmed(start..<comma))
            start = comma + 1
        }
        cookies = pieces.isEmpty ? [whole] : (pieces + [octets.trimmed(start..<range.upperBound)]).map { SetCookie($0, in: octets) }
    }

    /// Commas that a new cookie follows: `name=`, where the name is no attribute's.
    ///
    /// The comma of a date has no name after it. Within a cookie's own value a comma without a blank is taken as part of it.
    private static func commas(_ range: OctetRange, in octets: [UInt8]) -> [Int] {
        var found: [Int] = []
        var isInPair = true
        var isQuoted = false
        var nameEnd = 0
        for index in range {
            switch octets[index] {
            case 0x22: if isInPair { isQuoted.toggle() }
            case 0x3B:
                isInPair = false
                isQuoted = false
            // A name is looked at once, so that a row of commas and blanks stays cheap.
            case 0x2C where !isQuoted && index >= nameEnd:
                let next = range.upperBound > index + 1 ? octets[index + 1] : 0
                var name = index + 1
                while name < range.upperBound, octets[name].isFoldedBlank { name += 1 }
                let start = name
                while name < range.upperBound, octets[name].isTokenCharacter { name += 1 }
                nameEnd = name
                guard name > start, name < range.upperBound, octets[name] == 0x3D else { continue }
                guard !isInPair || next.isFoldedBlank, !isAttribute(start..<name, in: octets) else { continue }
                found.append(index)
                isInPair = true
            default: break
            }
        }
        return found
    }

    private static func isAttribute(_ name: OctetRange, in octets: [UInt8]) -> Bool {
        (["expires", "max-age", "domain", "path", "samesite", "priority", "version", "comment"] as [StaticString])
            .contains { octets.matches(name, $0) }
    }
}
