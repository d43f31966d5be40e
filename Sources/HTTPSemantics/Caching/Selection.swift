import HTTPSyntax
import Recording

extension Vary {
    /// Whether a response to `stored` may answer `later`: all fields named agree, or are absent from both (RFC 9111 4.1).
    ///
    /// Lines are joined and blanks around commas dropped; in the Accept fields neither order nor letter case of members makes a difference.
    package func allows(_ later: Request, for stored: Request) -> Bool {
        guard star == nil else { return false }
        return members.allSatisfy { member in
            Vary.normalised(stored.field(member.name), of: member.name) == Vary.normalised(later.field(member.name), of: member.name)
        }
    }

    private static func normalised(_ value: String?, of name: String) -> [String]? {
        guard let value else { return nil }
        let octets = Array(value.utf8)
        let members = CommaList.members(of: 0..<octets.count, in: octets)
        guard name.hasPrefix("accept") else { return members.map { octets.text($0) } }
        return members.map { octets.lowercasedText($0) }.sorted()
    }
}
