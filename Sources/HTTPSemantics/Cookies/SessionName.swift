import HTTPSyntax

/// Whether a cookie's name says that it opens a session to whoever holds it.
enum SessionName {
    private static let whole = octets(["sid", "sessid", "session", "auth", "jwt", "token", "login", "remember_me", "connect.sid"])
    private static let parts = octets(["session", "sessid", "auth", "jwt", "access_token", "accesstoken", "refresh_token", "refreshtoken"])
    private static let endings = octets(["_sid", "-sid", ".sid"])
    /// Scripts must read these.
    private static let exceptions = octets(["csrf", "xsrf", "author"])
    private static let prefixes = octets(["__host-", "__secure-"])

    /// `name` as sent; prefixes and case do not matter.
    static func matches(_ name: String) -> Bool {
        var plain = name.utf8.map(\.lowercased)[...]
        for prefix in prefixes where plain.starts(with: prefix) { plain = plain.dropFirst(prefix.count) }
        if exceptions.contains(where: { contains(plain, $0) }) { return false }
        if whole.contains(where: { plain.elementsEqual($0) }) { return true }
        if endings.contains(where: { plain.suffix($0.count).elementsEqual($0) }) { return true }
        return parts.contains { contains(plain, $0) }
    }

    private static func octets(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }

    /// By octets: searching in Strings cost more than all other checks of a response together.
    private static func contains(_ name: ArraySlice<UInt8>, _ part: [UInt8]) -> Bool {
        guard let first = part.first, name.count >= part.count else { return false }
        for start in name.startIndex...name.endIndex - part.count
        where name[start] == first && name[start..<start + part.count].elementsEqual(part) {
            return true
        }
        return false
    }
}
