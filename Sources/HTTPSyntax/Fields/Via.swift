import Evidence

/// Via: the intermediaries a message came through, the first one first (RFC 9110 7.6.3).
package struct Via: Sendable {
    package struct Hop: Sendable, Hashable {
        /// Such as `1.1` or `HTTP/2`.
        package let `protocol`: String
        /// Host or pseudonym; empty when it is missing.
        package let receivedBy: String
        package let comment: String?
        package let range: OctetRange
    }

    package let hops: [Hop]
    /// Members that are not `protocol received-by`.
    package let malformed: [OctetRange]

    package init(_ values: FieldValues) {
        var hops: [Hop] = []
        var malformed: [OctetRange] = []
        for member in Via.members(values).prefix(64) {
            let octets = values.octets
            let open = member.first { octets[$0] == 0x28 } ?? member.upperBound
            let words = octets[member.lowerBound..<open].split(whereSeparator: \.isFoldedBlank)
            let version = words.first.map { octets.text($0.startIndex..<$0.endIndex) } ?? ""
            let isVersion = version.utf8.allSatisfy { $0.isTokenCharacter || $0 == 0x2F } && !version.isEmpty
            if words.count != 2 || !isVersion { malformed.append(member) }
            let receivedBy = words.dropFirst().first.map { octets.text($0.startIndex..<$0.endIndex) } ?? ""
            let comment = open < member.upperBound ? octets.text(open..<member.upperBound) : nil
            hops.append(Hop(protocol: version, receivedBy: receivedBy, comment: comment, range: member))
        }
        self.hops = hops
        self.malformed = malformed
    }

    /// Members; commas within comments part nothing.
    private static func members(_ values: FieldValues) -> [OctetRange] {
        values.ranges.flatMap { range -> [OctetRange] in
            var found: [OctetRange] = []
            var start = range.lowerBound
            var index = start
            while index < range.upperBound {
                if values.octets[index] == 0x28 {
                    index = CommentText.end(from: index, to: range.upperBound, in: values.octets)
                } else {
                    if values.octets[index] == 0x2C {
                        found.append(start..<index)
                        start = index + 1
                    }
                    index += 1
                }
            }
            found.append(start..<range.upperBound)
            return found.map { values.octets.trimmed($0) }.filter { !$0.isEmpty }
        }
    }
}
