import Evidence
import HTTPSemantics
import HTTPSyntax

/// Masks secrets in what is shown: cookie values and tokens of the head. Octet for octet, so that offsets stay true.
enum Redaction {
    /// Fields whose whole value is a secret.
    private static let secretFields: [FieldName] = [
        "authorization", "proxy-authorization", "x-api-key", "x-auth-token", "x-access-token", "x-csrf-token", "x-amz-security-token",
        "authentication-info", "cookie",
    ]

    /// The received octets with each octet of a secret replaced by `*`.
    static func masked(_ facts: Facts) -> [UInt8] {
        let message = facts.message
        var ranges = facts.cookies.entries.map(\.cookie.valueRange)
        func collect(from section: FieldSection) {
            for name in secretFields where section.has(name) { ranges += section.values(name).ranges }
        }
        for head in message.interim { collect(from: head.fields) }
        collect(from: message.fields)
        collect(from: message.trailers)
        guard ranges.contains(where: { !$0.isEmpty }) else { return message.octets }
        var octets = message.octets
        for range in ranges {
            for index in range where octets.indices.contains(index) && octets[index] != 0x0D && octets[index] != 0x0A {
                octets[index] = 0x2A
            }
        }
        return octets
    }

    /// The octets of the URL asked for with those of its userinfo replaced by `*`, so that offsets stay true.
    static func maskedURL(_ url: String, _ facts: RequestURLFacts) -> [UInt8] {
        var octets = Array(url.utf8)
        guard let userinfo = facts.parts.userinfo else { return octets }
        for index in userinfo where octets.indices.contains(index) { octets[index] = 0x2A }
        return octets
    }

    /// A URL without its userinfo.
    static func withoutUserinfo(_ url: String) -> String {
        guard url.utf8.contains(0x40), let start = url.range(ofText: "://") else { return url }
        let rest = url[start...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        guard let at = authority.lastIndex(of: "@") else { return url }
        return url[..<start] + "***" + url[at...]
    }
}

extension String {
    /// The place after the first occurrence of `text`.
    fileprivate func range(ofText text: String) -> String.Index? {
        var index = startIndex
        while index < endIndex {
            if self[index...].hasPrefix(text) { return self.index(index, offsetBy: text.count) }
            index = self.index(after: index)
        }
        return nil
    }
}
