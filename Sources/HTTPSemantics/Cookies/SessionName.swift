/// Whether a cookie's name says that it opens a session to whoever holds it.
enum SessionName {
    private static let whole: Set<String> = ["sid", "sessid", "session", "auth", "jwt", "token", "login", "remember_me", "connect.sid"]
    private static let parts = ["session", "sessid", "auth", "jwt", "access_token", "accesstoken", "refresh_token", "refreshtoken"]
    /// Scripts must read these.
    private static let exceptions = ["csrf", "xsrf", "author"]

    /// `name` as sent; prefixes and case do not matter.
    static func matches(_ name: String) -> Bool {
        var plain = name.lowercased()
        for prefix in ["__host-", "__secure-"] where plain.hasPrefix(prefix) { plain.removeFirst(prefix.count) }
        if exceptions.contains(where: { plain.contains($0) }) { return false }
        if whole.contains(plain) || plain.hasSuffix("_sid") || plain.hasSuffix("-sid") || plain.hasSuffix(".sid") { return true }
        return parts.contains { plain.contains($0) }
    }
}
