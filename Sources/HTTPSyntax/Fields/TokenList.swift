import Evidence

/// A comma-separated list of tokens: Allow, Connection, Content-Language, Trailer, Access-Control-Allow-Methods and their like.
package struct TokenList: Sendable {
    package enum Flaw: Sendable, Hashable {
        /// A member that is no token.
        case notToken
        /// The same member again, letter case aside.
        case repeated
        /// Nothing between two commas, or at an end of the list (RFC 9110 5.6.1.1 forbids a sender that).
        case empty
    }

    package struct Member: Sendable, Hashable {
        /// As sent.
        package let text: String
        package let range: OctetRange

        package var lowercased: String { text.lowercased() }
    }

    package let members: [Member]
    package let defects: [Defect<Flaw>]
    package let isPresent: Bool

    package init(_ values: FieldValues) {
        isPresent = !values.isEmpty
        guard isPresent else {
            members = []
            defects = []
            return
        }
        var members: [Member] = []
        var defects: [Defect<Flaw>] = []
        var seen = SeenNames()
        for range in values.ranges {
            let pieces = CommaList.members(of: range, in: values.octets, keepingEmpty: true)
            for piece in pieces where members.count < 512 {
                if piece.isEmpty {
                    if pieces.count > 1 { defects.append(Defect(.empty, at: piece)) }
                    continue
                }
                let member = Member(text: values.octets.text(piece), range: piece)
                if !piece.allSatisfy({ values.octets[$0].isTokenCharacter }) { defects.append(Defect(.notToken, at: piece)) }
                if !seen.insert(piece, in: values.octets) { defects.append(Defect(.repeated, at: piece)) }
                members.append(member)
            }
        }
        self.members = members
        self.defects = defects
    }

    /// Whether a member of that name (in lower case) is there, whatever its letter case.
    package func has(_ name: String) -> Bool { members.contains { $0.lowercased == name } }
}
