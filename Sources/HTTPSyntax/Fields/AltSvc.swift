import Evidence

/// Alt-Svc: other places that serve the same origin (RFC 7838 3).
package struct AltSvc: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// Not `protocol="authority"`.
        case malformed
        /// `clear` beside other members, or not in lower case.
        case misplacedClear
        /// Octets percent-encoded that need not be, or not encoded that must be, or in lower case (3).
        case protocolEscape
        /// The authority does not end in a colon and a port.
        case invalidAuthority
        /// `ma` is no whole number, `persist` is not 1.
        case invalidParameter
    }

    package struct Alternative: Sendable, Hashable {
        /// The ALPN protocol, escapes undone.
        package let `protocol`: String
        /// Empty for the host of the origin.
        package let host: String
        package let port: Int?
        /// Seconds; a day when absent.
        package let maxAge: Int
        package let persists: Bool
        package let range: OctetRange
    }

    package let alternatives: [Alternative]
    package let isClear: Bool
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        let octets = values.octets
        let members = CommaList.members(of: values).prefix(64)
        var alternatives: [Alternative] = []
        var defects: [Defect<Flaw>] = []
        for member in members {
            if octets.matches(member, "clear") {
                let isExact = octets[member].elementsEqual("clear".utf8)
                if members.count > 1 || !isExact { defects.append(Defect(.misplacedClear, at: member)) }
            } else if let found = AltSvc.alternative(member, in: octets, &defects) {
                alternatives.append(found)
            }
        }
        self.alternatives = alternatives
        self.defects = defects
        isClear = members.contains { octets.matches($0, "clear") }
    }

    private static func alternative(_ member: OctetRange, in octets: [UInt8], _ defects: inout [Defect<Flaw>]) -> Alternative? {
        let parts = ParameterisedMember(member, in: octets)
        let pair = Parameter(parts.value, in: octets)
        guard pair.isQuoted, pair.defects.isEmpty, let authority = pair.valueRange else {
            defects.append(Defect(.malformed, at: parts.value))
            return nil
        }
        let (name, isCanonical) = protocolName(pair.nameRange, in: octets)
        if !isCanonical { defects.append(Defect(.protocolEscape, at: pair.nameRange)) }
        let colon = pair.value.lastIndex(of: ":")
        let port = colon.flatMap { Int(pair.value[pair.value.index(after: $0)...]) }
        let host = colon.map { String(pair.value[..<$0]) } ?? pair.value
        let isHost = host.hasPrefix("[") ? host.hasSuffix("]") : !host.contains { $0 == ":" || $0 == "," || $0 == "/" || $0 == " " }
        if !isHost || !(port.map { (0...65_535).contains($0) } ?? false) { defects.append(Defect(.invalidAuthority, at: authority)) }
        var maxAge = 86_400
        var persists = false
        for parameter in parts.parameters {
            let number = parameter.valueRange.flatMap { DeltaSeconds.value($0, in: octets) }
            if parameter.name == "ma" {
                maxAge = number ?? maxAge
                if number == nil { defects.append(Defect(.invalidParameter, at: parameter.range)) }
            } else if parameter.name == "persist" {
                persists = number == 1
                if number != 1 { defects.append(Defect(.invalidParameter, at: parameter.range)) }
            }
        }
        return Alternative(
            protocol: name,
            host: host,
            port: port,
            maxAge: maxAge,
            persists: persists,
            range: member
        )
    }

    /// The name with escapes undone, and whether it was written in the one way allowed: `%` and non-token octets alone escaped, in capitals.
    private static func protocolName(_ range: OctetRange, in octets: [UInt8]) -> (String, Bool) {
        var name: [UInt8] = []
        var isCanonical = true
        var index = range.lowerBound
        while index < range.upperBound {
            guard octets[index] == 0x25 else {
                name.append(octets[index])
                index += 1
                continue
            }
            guard index + 2 < range.upperBound, let high = octets[index + 1].hexadecimalValue, let low = octets[index + 2].hexadecimalValue
            else {
                isCanonical = false
                name.append(octets[index])
                index += 1
                continue
            }
            let octet = high << 4 | low
            let isUpper = !octets[index + 1...index + 2].contains { $0 &- 0x61 < 26 }
            if !isUpper || octet.isTokenCharacter && octet != 0x25 { isCanonical = false }
            name.append(octet)
            index += 3
        }
        return (name.text(0..<name.count), isCanonical)
    }
}
