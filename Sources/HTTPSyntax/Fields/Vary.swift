import Evidence

/// Vary: the request fields that chose this response (RFC 9110 12.5.5).
package struct Vary: Sendable {
    package struct Member: Sendable, Hashable {
        /// In lower case.
        package let name: String
        package let range: OctetRange
    }

    package enum Flaw: Sendable, Hashable {
        case repeated
        /// Not a field name.
        case invalidName
        /// Names beside `*`, which already says all.
        case namesBesideStar
    }

    package let members: [Member]
    package let defects: [Defect<Flaw>]
    /// `*`: nothing that a cache knows of a later request can tell whether this response fits it.
    package let star: OctetRange?

    package init(_ values: FieldValues) {
        var defects: [Defect<Flaw>] = []
        let all = CommaList.members(of: values).prefix(256).map { Member(name: values.octets.lowercasedText($0), range: $0) }
        star = all.first { $0.name == "*" }?.range
        for (index, member) in all.enumerated() {
            if all.prefix(index).contains(where: { $0.name == member.name }) { defects.append(Defect(.repeated, at: member.range)) }
            if !member.range.allSatisfy({ values.octets[$0].isTokenCharacter }) { defects.append(Defect(.invalidName, at: member.range)) }
        }
        if star != nil, let other = all.first(where: { $0.name != "*" }) { defects.append(Defect(.namesBesideStar, at: other.range)) }
        members = Array(all)
        self.defects = defects
    }

    package func has(_ name: String) -> Bool { members.contains { $0.name == name } }
}
