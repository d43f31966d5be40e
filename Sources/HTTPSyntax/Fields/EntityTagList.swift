import Evidence

/// If-None-Match and If-Match: `*` or a list of entity tags (RFC 9110 13.1.1, 13.1.2).
package struct EntityTagList: Sendable {
    package let isStar: Bool
    package let tags: [EntityTag]

    /// Tags kept; later ones are ignored.
    static let limit = 256

    package init(_ values: FieldValues) {
        var tags: [EntityTag] = []
        var isStar = false
        for line in values.ranges {
            for member in EntityTagList.members(line, in: values.octets) where tags.count < EntityTagList.limit {
                if member.count == 1, values.octets[member.lowerBound] == 0x2A {
                    isStar = true
                } else {
                    tags.append(EntityTag(member, in: values.octets))
                }
            }
        }
        self.isStar = isStar
        self.tags = tags
    }

    /// Unlike a quoted string, a tag has no escapes: a backslash is a letter like others.
    private static func members(_ range: OctetRange, in octets: [UInt8]) -> [OctetRange] {
        var members: [OctetRange] = []
        var start = range.lowerBound
        var isQuoted = false
        for index in range {
            if octets[index] == 0x22 { isQuoted.toggle() }
            guard octets[index] == 0x2C, !isQuoted else { continue }
            members.append(octets.trimmed(start..<index))
            start = index + 1
        }
        members.append(octets.trimmed(start..<range.upperBound))
        return members.filter { !$0.isEmpty }
    }
}
