import Evidence

/// One Set-Cookie value as a browser reads it (RFC 6265bis 5.6).
package struct SetCookie: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// A control octet: the whole line is dropped.
        case controlCharacter
        /// Neither name nor value.
        case empty
        /// No name; a browser keeps the value alone.
        case nameless
        /// Name and value have more than 4096 octets.
        case oversize
        /// The name is not a token (4.1.1).
        case nameInvalid
        /// Octets that a value may not hold: blank, quote, comma, backslash or non-ASCII (4.1.1).
        case valueInvalid
        /// Expires is no cookie-date and counts for nothing.
        case expiresInvalid
        /// Max-Age is empty or no number and counts for nothing.
        case maxAgeInvalid
        /// Max-Age begins with a zero that other digits follow.
        case maxAgeZeroLed
        /// Domain is empty and counts for nothing.
        case domainEmpty
        /// Path does not begin with a slash; the default path is used.
        case pathInvalid
        /// SameSite is none of Strict, Lax and None.
        case sameSiteUnknown
        /// An attribute that no standard knows.
        case attributeUnknown
        /// An attribute of RFC 2109 or 2965 that means nothing now.
        case attributeObsolete
        /// The same attribute before; the last one counts.
        case attributeRepeated
        /// An attribute value of more than 1024 octets is ignored.
        case attributeOversize
    }

    package enum AttributeName: Sendable, Hashable {
        case expires, maxAge, domain, path, secure, httpOnly, sameSite, partitioned, priority, obsolete, unknown
    }

    package struct Attribute: Sendable, Hashable {
        package let name: AttributeName
        package let nameRange: OctetRange
        /// Without blanks at its ends; empty when there is none.
        package let value: OctetRange
        /// Name and value.
        package var range: OctetRange { nameRange.lowerBound..<max(nameRange.upperBound, value.upperBound) }
    }

    package enum SameSite: String, Sendable {
        case strict, lax, none
    }

    package static let pairLimit = 4_096
    package static let attributeLimit = 1_024
    private static let attributesKept = 256

    /// The octets that all ranges count.
    package let octets: [UInt8]
    /// The whole value.
    package let range: OctetRange
    package let nameRange: OctetRange
    package let valueRange: OctetRange
    /// All that counts, in order; those that are too long are left out.
    package let attributes: [Attribute]
    package let defects: [Defect<Flaw>]

    package var name: String { octets.text(nameRange) }
    package var value: String { octets.text(valueRange) }
    /// Name and value, or the value alone.
    package var pairRange: OctetRange {
        nameRange.isEmpty ? valueRange : nameRange.lowerBound..<max(nameRange.upperBound, valueRange.upperBound)
    }

    package init(_ range: OctetRange, in octets: [UInt8]) {
        var reader = SetCookieReader(octets: octets)
        self.octets = octets
        self.range = range
        var start = octets[range].firstIndex(of: 0x3B) ?? range.upperBound
        (nameRange, valueRange) = reader.pair(range.lowerBound..<start)
        var attributes: [Attribute] = []
        while start < range.upperBound, attributes.count < SetCookie.attributesKept {
            let end = octets[(start + 1)..<range.upperBound].firstIndex(of: 0x3B) ?? range.upperBound
            if let attribute = reader.attribute(start + 1..<end) { attributes.append(attribute) }
            start = end
        }
        self.attributes = attributes
        reader.inspect(range)
        defects = reader.defects
    }

    package func has(_ flaw: Flaw) -> Bool { defects.contains { $0.kind == flaw } }

    /// The last attribute of that name, which is the one that counts.
    package func attribute(_ name: AttributeName) -> Attribute? { attributes.last { $0.name == name } }

    package var isSecure: Bool { attribute(.secure) != nil }
    package var isHTTPOnly: Bool { attribute(.httpOnly) != nil }
    package var isPartitioned: Bool { attribute(.partitioned) != nil }

    /// In lower case without its leading dot; `nil` when there is none or it is empty.
    package var domain: String? {
        guard let attribute = attribute(.domain) else { return nil }
        let isDotted = attribute.value.first.map { octets[$0] == 0x2E } ?? false
        let range = isDotted ? attribute.value.dropFirst() : attribute.value
        return range.isEmpty ? nil : octets.lowercasedText(range)
    }

    /// `nil` when the default path is to be used.
    package var path: String? {
        guard let attribute = attribute(.path), let first = attribute.value.first, octets[first] == 0x2F else { return nil }
        return octets.text(attribute.value)
    }

    /// `nil` when there is none or its value is unknown: the browser's default then.
    package var sameSite: SameSite? { attribute(.sameSite).flatMap { SameSite(rawValue: octets.lowercasedText($0.value)) } }

    /// Unix seconds of the last Expires that is a date.
    package var expires: Int? { attributes.last { $0.name == .expires && seconds($0) != nil }.flatMap(seconds) }

    /// Seconds of the last valid Max-Age, held within ±10¹⁵.
    package var maxAge: Int? {
        attributes.last { $0.name == .maxAge && SetCookieReader.delta($0.value, in: octets) != nil }
            .flatMap { SetCookieReader.delta($0.value, in: octets) }
    }

    private func seconds(_ attribute: Attribute) -> Int? { CookieDate.seconds(attribute.value, in: octets) }
}
