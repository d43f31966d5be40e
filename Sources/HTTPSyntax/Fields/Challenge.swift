import Evidence

/// WWW-Authenticate and Proxy-Authenticate: how a client may prove who it is (RFC 9110 11.6.1).
package struct ChallengeField: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// A parameter before any scheme.
        case parameterWithoutScheme
        /// A member that is neither scheme nor parameter.
        case malformed
    }

    package struct Challenge: Sendable, Hashable {
        /// As sent.
        package let scheme: String
        package let schemeRange: OctetRange
        package internal(set) var parameters: [Parameter]
        package let token68: OctetRange?

        /// In lower case.
        package var name: String { scheme.lowercased() }

        package subscript(name: String) -> Parameter? { parameters.first { $0.name == name } }

        package var repeated: [Parameter] {
            var seen: Set<String> = []
            return parameters.filter { !seen.insert($0.name).inserted }
        }
    }

    package let octets: [UInt8]
    package let challenges: [Challenge]
    package let defects: [Defect<Flaw>]

    package init(_ values: FieldValues) {
        octets = values.octets
        var challenges: [Challenge] = []
        var defects: [Defect<Flaw>] = []
        for member in CommaList.members(of: values).prefix(256) {
            let token = ChallengeField.token(member, in: values.octets)
            let rest = values.octets.trimmed(token.upperBound..<member.upperBound)
            if token.isEmpty {
                defects.append(Defect(.malformed, at: member))
            } else if let next = rest.first, values.octets[next] == 0x3D {
                if challenges.isEmpty {
                    defects.append(Defect(.parameterWithoutScheme, at: member))
                } else {
                    challenges[challenges.count - 1].parameters.append(Parameter(member, in: values.octets))
                }
            } else {
                challenges.append(ChallengeField.challenge(token, rest, in: values.octets))
            }
        }
        self.challenges = challenges
        self.defects = defects
    }

    private static func challenge(_ scheme: OctetRange, _ rest: OctetRange, in octets: [UInt8]) -> Challenge {
        let text = octets.text(scheme)
        let takesParameters = AuthenticationScheme.takesParameters(text)
        let isToken68 = !rest.isEmpty && isToken68(rest, in: octets) && !(takesParameters && octets[rest].contains(0x3D))
        let parameters = rest.isEmpty || isToken68 ? [] : [Parameter(rest, in: octets)]
        return Challenge(scheme: text, schemeRange: scheme, parameters: parameters, token68: isToken68 ? rest : nil)
    }

    private static func token(_ member: OctetRange, in octets: [UInt8]) -> OctetRange {
        let end = member.first { !octets[$0].isTokenCharacter } ?? member.upperBound
        return member.lowerBound..<end
    }

    /// token68 (RFC 9110 11.2), any number of `=` at its end.
    private static func isToken68(_ range: OctetRange, in octets: [UInt8]) -> Bool {
        let body = octets[range].prefix { octet in
            octet.isAlpha || octet.isDigit || [0x2D, 0x2E, 0x5F, 0x7E, 0x2B, 0x2F].contains(octet)
        }
        return !body.isEmpty && octets[body.endIndex..<range.upperBound].allSatisfy { $0 == 0x3D }
    }
}
