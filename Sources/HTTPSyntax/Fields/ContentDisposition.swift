import Evidence

/// Content-Disposition: show or save, and under which name (RFC 6266, RFC 8187).
package struct ContentDisposition: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// No disposition type before the first semicolon.
        case missingType
        /// A comma outside quotes, or a second field line: the field reads as several values.
        case multiple
        /// An octet above 7F in the plain filename parameter.
        case nonASCIIFilename
        /// Percent escapes in the plain filename parameter, which are literal text there.
        case percentFilename
        /// The extended value is not charset'language'percent-escapes, or its octets are not of the charset.
        case invalidExtendedValue
        /// A parameter named twice.
        case repeatedParameter
        /// The name holds a path.
        case path
    }

    package struct Parameter: Sendable {
        /// In lower case; ends in `*` for extended values.
        package let name: String
        package let nameRange: OctetRange
        /// Without quotes and escapes.
        package let value: String
        package let valueRange: OctetRange
    }

    package let octets: [UInt8]
    /// The value that is read: that of the last line.
    package let range: OctetRange
    /// In lower case; `nil` when the value begins with a parameter.
    package let type: String?
    package let typeRange: OctetRange
    package let parameters: [Parameter]
    /// The name a careful client would use: the extended parameter first.
    package let filename: String?
    package let defects: [Defect<Flaw>]

    /// `nil` when the field is absent.
    package init?(_ values: FieldValues) {
        guard let range = values.ranges.last else { return nil }
        let octets = values.octets
        self.octets = octets
        self.range = range
        var defects: [Defect<Flaw>] = []
        for earlier in values.ranges.dropLast() { defects.append(Defect(.multiple, at: earlier)) }
        for comma in CommaList.split(range, in: octets, at: 0x2C).dropFirst() {
            defects.append(Defect(.multiple, at: comma.lowerBound - 1..<comma.lowerBound))
        }
        var pieces = CommaList.split(range, in: octets, at: 0x3B).map { octets.trimmed($0) }
        if let first = pieces.first, !first.contains(where: { octets[$0] == 0x3D }), !first.isEmpty {
            type = octets.lowercasedText(first)
            typeRange = first
            pieces.removeFirst()
        } else {
            type = nil
            typeRange = range.lowerBound..<range.lowerBound
            defects.append(Defect(.missingType, at: typeRange))
        }
        var parameters: [Parameter] = []
        for piece in pieces.prefix(64) {
            guard let parameter = ContentDisposition.parameter(piece, in: octets) else { continue }
            if parameters.contains(where: { $0.name == parameter.name }) {
                defects.append(Defect(.repeatedParameter, at: parameter.nameRange))
            } else {
                parameters.append(parameter)
            }
        }
        self.parameters = parameters
        (filename, self.defects) = ContentDisposition.name(from: parameters, in: octets, defects)
    }

    /// Disposition types of the IANA registry.
    private static let registered: Set<String> = [
        "inline", "attachment", "form-data", "signal", "alert", "icon", "render", "recipient-list-history", "session", "aib",
        "early-session", "recipient-list", "notification", "by-reference", "info-package", "recording-session",
    ]

    /// The type stands in the registry.
    package var isTypeKnown: Bool { type.map { ContentDisposition.registered.contains($0) } ?? false }

    /// What a browser does: unknown types are attachments (RFC 6266 4.2), a value that begins with no token is shown.
    package var browserType: String {
        guard let type, typeRange.allSatisfy({ octets[$0].isTokenCharacter }) else { return "inline" }
        return isTypeKnown ? type : "attachment"
    }

    package func defects(_ kind: Flaw) -> [Defect<Flaw>] { defects.filter { $0.kind == kind } }

    private static func parameter(_ piece: OctetRange, in octets: [UInt8]) -> Parameter? {
        guard let equals = piece.first(where: { octets[$0] == 0x3D }) else { return nil }
        let name = octets.trimmed(piece.lowerBound..<equals)
        guard !name.isEmpty else { return nil }
        let value = octets.trimmed(equals + 1..<piece.upperBound)
        return Parameter(
            name: octets.lowercasedText(name),
            nameRange: name,
            value: unquoted(value, in: octets),
            valueRange: value
        )
    }

    /// A quoted-string without its quotes and escapes, anything else as it is (RFC 9110 5.6.4).
    private static func unquoted(_ range: OctetRange, in octets: [UInt8]) -> String {
        guard let first = range.first, octets[first] == 0x22 else { return octets.text(range) }
        var result: [UInt8] = []
        var index = first + 1
        while index < range.upperBound, octets[index] != 0x22 {
            if octets[index] == 0x5C, index + 1 < range.upperBound { index += 1 }
            result.append(octets[index])
            index += 1
        }
        return result.text(0..<result.count)
    }

    private static func name(
        from parameters: [Parameter],
        in octets: [UInt8],
        _ found: [Defect<Flaw>]
    ) -> (String?, [Defect<Flaw>]) {
        var defects = found
        let plain = parameters.first { $0.name == "filename" }
        if let plain {
            if plain.valueRange.contains(where: { octets[$0].isObsText }) {
                defects.append(Defect(.nonASCIIFilename, at: plain.valueRange))
            }
            if ExtendedValue.hasPercentEscape(plain.value) { defects.append(Defect(.percentFilename, at: plain.valueRange)) }
        }
        guard let extended = parameters.first(where: { $0.name == "filename*" }) else { return (plain?.value, defects) }
        guard let value = ExtendedValue(extended.value) else {
            defects.append(Defect(.invalidExtendedValue, at: extended.valueRange))
            return (plain?.value, defects)
        }
        return (value.text, defects)
    }
}
