import Evidence

/// `name=value` as it follows a semicolon in many fields (RFC 9110 5.6.6).
package struct Parameter: Sendable, Hashable {
    package enum Flaw: Sendable, Hashable {
        /// Blanks beside the `=`.
        case blankAroundEquals
        /// Nothing after the `=`.
        case emptyValue
        /// A name that is no token.
        case invalidName
        /// A value that is neither a token nor a quoted string.
        case invalidValue
        /// A quoted string without its end.
        case unterminated
    }

    /// In lower case.
    package let name: String
    package let nameRange: OctetRange
    /// The value as sent, quotes included; `nil` without `=`.
    package let valueRange: OctetRange?
    /// Without quotes and their escapes; empty without `=`.
    package let value: String
    package let isQuoted: Bool
    package let range: OctetRange
    package let defects: [Defect<Flaw>]

    /// Reads the whole of `piece`; nothing is lost, whatever it holds.
    package init(_ piece: OctetRange, in octets: [UInt8]) {
        let piece = octets.trimmed(piece)
        var defects: [Defect<Flaw>] = []
        let equals = piece.first { octets[$0] == 0x3D }
        nameRange = octets.trimmed(piece.lowerBound..<(equals ?? piece.upperBound))
        name = octets.lowercasedText(nameRange)
        range = piece
        if !nameRange.allSatisfy({ octets[$0].isTokenCharacter }) || nameRange.isEmpty {
            defects.append(Defect(.invalidName, at: nameRange))
        }
        guard let equals else {
            valueRange = nil
            value = ""
            isQuoted = false
            self.defects = defects
            return
        }
        let raw = octets.trimmed(equals + 1..<piece.upperBound)
        valueRange = raw
        if nameRange.upperBound < equals { defects.append(Defect(.blankAroundEquals, at: nameRange.upperBound..<equals)) }
        if equals + 1 < raw.lowerBound { defects.append(Defect(.blankAroundEquals, at: equals + 1..<raw.lowerBound)) }
        isQuoted = raw.first.map { octets[$0] == 0x22 } ?? false
        if isQuoted {
            let inner = QuotedString.inner(raw, in: octets)
            if inner == nil { defects.append(Defect(.unterminated, at: raw)) }
            let text = QuotedString.unescaped(inner ?? raw.lowerBound + 1..<raw.upperBound, in: octets)
            value = text.text(0..<text.count)
        } else {
            value = octets.text(raw)
            if raw.isEmpty { defects.append(Defect(.emptyValue, at: raw)) }
            if let odd = raw.first(where: { !octets[$0].isTokenCharacter }) { defects.append(Defect(.invalidValue, at: odd..<odd + 1)) }
        }
        self.defects = defects
    }
}

/// A list member with parameters: `value; name=value; name="value"`.
package struct ParameterisedMember: Sendable, Hashable {
    /// How many parameters are kept.
    static let limit = 64

    package let value: OctetRange
    package let parameters: [Parameter]
    package let range: OctetRange

    package init(_ member: OctetRange, in octets: [UInt8]) {
        let pieces = CommaList.split(member, in: octets, at: 0x3B)
        value = pieces.first.map { octets.trimmed($0) } ?? member
        range = member
        parameters = pieces.dropFirst().prefix(ParameterisedMember.limit).compactMap { piece in
            octets.trimmed(piece).isEmpty ? nil : Parameter(piece, in: octets)
        }
    }

    /// The first parameter of a name (in lower case).
    package subscript(name: String) -> Parameter? { parameters.first { $0.name == name } }

    /// Parameters whose name came before.
    package var repeated: [Parameter] {
        var seen: Set<String> = []
        return parameters.filter { !seen.insert($0.name).inserted }
    }

    /// The members of all lines.
    package static func all(_ values: FieldValues) -> [ParameterisedMember] {
        CommaList.members(of: values).prefix(256).map { ParameterisedMember($0, in: values.octets) }
    }
}
