import Evidence

/// Strict-Transport-Security: for how long a host is to be reached over TLS alone (RFC 6797 6.1).
package struct StrictTransportSecurity: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// Not `name` or `name=value`.
        case malformed
        case maxAgeMissing
        /// max-age is no whole number.
        case maxAgeInvalid
        case directiveRepeated
        /// includeSubDomains or preload with a value.
        case unexpectedValue
        /// A line beyond the first, which alone counts (8.1).
        case repeatedLine
    }

    /// Seconds, held at 10¹⁵; `nil` when the field does not count.
    package let maxAge: Int?
    /// Seconds of the first max-age that is a number, whether the field counts or not.
    package let statedMaxAge: Int?
    package let maxAgeRange: OctetRange?
    package let includesSubdomains: Bool
    package let asksForPreload: Bool
    package let defects: [Defect<Flaw>]
    package let isPresent: Bool

    /// Nothing in the line that counts breaks the grammar: a browser ignores the whole field otherwise.
    package var isValid: Bool { isPresent && maxAge != nil }

    package init(_ values: FieldValues) {
        var reader = Reader(octets: values.octets)
        isPresent = !values.isEmpty
        if let first = values.first { reader.read(first) }
        maxAgeRange = reader.maxAgeRange
        statedMaxAge = reader.maxAge
        includesSubdomains = reader.includesSubdomains
        asksForPreload = reader.asksForPreload
        maxAge = reader.defects.isEmpty ? reader.maxAge : nil
        defects = reader.defects + values.ranges.dropFirst().map { Defect(.repeatedLine, at: $0) }
    }

    private struct Reader {
        let octets: [UInt8]
        var maxAge: Int?
        var maxAgeRange: OctetRange?
        var includesSubdomains = false
        var asksForPreload = false
        var defects: [Defect<Flaw>] = []
        private var seen: Set<String> = []

        init(octets: [UInt8]) { self.octets = octets }

        mutating func read(_ range: OctetRange) {
            for piece in CommaList.split(range, in: octets, at: 0x3B) {
                let directive = octets.trimmed(piece)
                if !directive.isEmpty, defects.count < 32 { read(directive: directive) }
            }
            if maxAgeRange == nil, defects.isEmpty { defects.append(Defect(.maxAgeMissing, at: range)) }
        }

        private mutating func read(directive: OctetRange) {
            let equals = directive.first { octets[$0] == 0x3D }
            let name = octets.trimmed(directive.lowerBound..<(equals ?? directive.upperBound))
            let value = equals.map { octets.trimmed($0 + 1..<directive.upperBound) }
            guard !name.isEmpty, name.allSatisfy({ octets[$0].isTokenCharacter }), value.map(isTokenOrQuoted) ?? true else {
                defects.append(Defect(.malformed, at: directive))
                return
            }
            let lowercased = octets.lowercasedText(name)
            if !seen.insert(lowercased).inserted { defects.append(Defect(.directiveRepeated, at: directive)) }
            switch lowercased {
            case "max-age": read(maxAge: value, name: name)
            case "includesubdomains":
                includesSubdomains = true
                if value != nil { defects.append(Defect(.unexpectedValue, at: directive)) }
            case "preload":
                asksForPreload = true
                if value != nil { defects.append(Defect(.unexpectedValue, at: directive)) }
            default: break
            }
        }

        private mutating func read(maxAge value: OctetRange?, name: OctetRange) {
            maxAgeRange = value ?? name
            guard var digits = value else {
                defects.append(Defect(.maxAgeInvalid, at: name))
                return
            }
            if digits.count >= 2, octets[digits.lowerBound] == 0x22 { digits = digits.lowerBound + 1..<digits.upperBound - 1 }
            guard !digits.isEmpty, digits.allSatisfy({ octets[$0].isDigit }) else {
                defects.append(Defect(.maxAgeInvalid, at: value ?? name))
                return
            }
            var seconds = 0
            for index in digits where seconds < 1_000_000_000_000_000 { seconds = seconds * 10 + Int(octets[index] - 0x30) }
            if maxAge == nil { maxAge = seconds }
        }

        private func isTokenOrQuoted(_ value: OctetRange) -> Bool {
            guard let first = value.first else { return false }
            if octets[first] != 0x22 { return value.allSatisfy { octets[$0].isTokenCharacter } }
            var index = first + 1
            while index < value.upperBound {
                if octets[index] == 0x22 { return index == value.upperBound - 1 }
                index += octets[index] == 0x5C ? 2 : 1
            }
            return false
        }
    }
}
