import Evidence

/// Cache-Control, and fields of its form (RFC 9111 5.2): directives in the order they came.
package struct CacheControl: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// A name that is no token, or a member that begins with `=`.
        case invalidName
        /// A blank before `=`: recipients differ in whether they know the directive.
        case blankBeforeEquals
        /// A directive that needs an argument has none.
        case missingValue
        /// The argument is not whole seconds.
        case invalidSeconds
        /// A directive that takes no argument has one; it counts as if it had none.
        case unexpectedValue
        /// Seconds in quotes, which a sender must not use (RFC 9111 5.2.2).
        case quotedSeconds
        /// Field names without quotes.
        case unquotedNames
        /// In a list of field names, one that no field can have.
        case invalidFieldName
        /// Beyond 2^31 seconds.
        case excessiveSeconds
        /// A quoted string without its end.
        case unterminated
        /// A known directive was there before.
        case repeated
    }

    package struct Directive: Sendable, Hashable {
        /// In lower case.
        package let name: String
        package let nameRange: OctetRange
        /// Without quotes; `nil` without `=`.
        package let value: OctetRange?
        package let isQuoted: Bool
        package let range: OctetRange
        /// Whole seconds, at most 2^31, where the directive takes seconds and has them.
        package let seconds: Int?
    }

    /// Directives kept; later ones are ignored.
    static let limit = 256

    package let octets: [UInt8]
    package let directives: [Directive]
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        octets = values.octets
        var directives: [Directive] = []
        var defects: [Defect<Flaw>] = []
        for member in CommaList.members(of: values).prefix(CacheControl.limit) {
            let directive = CacheControl.directive(member, in: values.octets, &defects)
            // Few enough to be compared: hashing each name would cost more.
            if directives.contains(where: { $0.name == directive.name }), CacheDirective.argument(of: directive.name) != .unknown {
                defects.append(Defect(.repeated, at: directive.range))
            }
            directives.append(directive)
        }
        self.directives = directives
        self.defects = defects
    }

    package var isEmpty: Bool { directives.isEmpty }

    package func has(_ name: String) -> Bool { directives.contains { $0.name == name } }
    package func first(_ name: String) -> Directive? { directives.first { $0.name == name } }
    package func all(_ name: String) -> [Directive] { directives.filter { $0.name == name } }

    /// The directive without an argument: with field names, `private` and `no-cache` speak of those fields alone (RFC 9111 5.2.2).
    package func hasUnqualified(_ name: String) -> Bool {
        directives.contains { $0.name == name && ($0.value.map(\.isEmpty) ?? true) }
    }

    /// The first valid seconds of a directive; `nil` when there are none.
    package func seconds(_ name: String) -> Int? { directives.first { $0.name == name && $0.seconds != nil }?.seconds }

    /// Field names in the argument of `private` or `no-cache`, in lower case.
    package func fieldNames(_ name: String) -> [String] {
        all(name).flatMap { directive in
            directive.value.map { CommaList.members(of: $0, in: octets).map { octets.lowercasedText($0) } } ?? []
        }
    }

    /// The argument as text.
    package func value(of directive: Directive) -> String? { directive.value.map { octets.text($0) } }

    private static func directive(_ member: OctetRange, in octets: [UInt8], _ defects: inout [Defect<Flaw>]) -> Directive {
        let equals = member.first { octets[$0] == 0x3D }
        let nameRange = octets.trimmed(member.lowerBound..<(equals ?? member.upperBound))
        let name = octets.lowercasedText(nameRange)
        let isToken = !nameRange.isEmpty && nameRange.allSatisfy { octets[$0].isTokenCharacter }
        if !isToken { defects.append(Defect(.invalidName, at: nameRange.isEmpty ? member : nameRange)) }
        var value = equals.map { octets.trimmed($0 + 1..<member.upperBound) }
        var isQuoted = false
        if let raw = value, let first = raw.first, octets[first] == 0x22 {
            isQuoted = true
            let inner = QuotedString.inner(raw, in: octets)
            if inner == nil { defects.append(Defect(.unterminated, at: raw)) }
            value = inner ?? first + 1..<raw.upperBound
        }
        let hasBlank = equals.map { $0 > nameRange.upperBound } ?? false
        if hasBlank, let equals { defects.append(Defect(.blankBeforeEquals, at: nameRange.upperBound..<equals)) }
        let seconds = hasBlank ? nil : value.flatMap { DeltaSeconds.value($0, in: octets) }
        let argument = CacheDirective.argument(of: name)
        let directive = Directive(
            name: name,
            nameRange: nameRange,
            value: value,
            isQuoted: isQuoted,
            range: member,
            seconds: argument == .seconds ? seconds : nil
        )
        if isToken, !hasBlank { examine(directive, argument, in: octets, &defects) }
        return directive
    }

    private static func examine(
        _ directive: Directive,
        _ argument: CacheDirective.Argument,
        in octets: [UInt8],
        _ defects: inout [Defect<Flaw>]
    ) {
        switch argument {
        case .seconds, .optionalSeconds:
            guard let value = directive.value, !value.isEmpty else {
                if argument == .seconds { defects.append(Defect(.missingValue, at: directive.range)) }
                return
            }
            guard let seconds = DeltaSeconds.value(value, in: octets) else {
                defects.append(Defect(.invalidSeconds, at: value))
                return
            }
            if directive.isQuoted { defects.append(Defect(.quotedSeconds, at: value.lowerBound - 1..<value.upperBound + 1)) }
            if seconds == DeltaSeconds.limit { defects.append(Defect(.excessiveSeconds, at: value)) }
        case .none:
            if let value = directive.value { defects.append(Defect(.unexpectedValue, at: value.isEmpty ? directive.range : value)) }
        case .optionalNames:
            guard let value = directive.value else { return }
            if value.isEmpty {
                defects.append(Defect(.missingValue, at: directive.range))
            } else if !directive.isQuoted {
                defects.append(Defect(.unquotedNames, at: value))
            }
            for name in CommaList.members(of: value, in: octets) where !name.allSatisfy({ octets[$0].isTokenCharacter }) {
                defects.append(Defect(.invalidFieldName, at: name))
            }
        case .unknown: break
        }
    }
}
