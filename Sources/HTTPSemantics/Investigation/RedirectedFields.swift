/// Which field lines of a request go with it to the target of a redirect (RFC 9110 15.4, Fetch 4.4).
enum RedirectedFields {
    typealias Line = (name: String, value: String)

    /// Another origin must not learn them.
    private static let credentials: Set = ["authorization", "cookie", "cookie2", "proxy-authorization"]
    /// They tell of content that is not sent any more.
    private static let ofContent: Set = ["digest", "repr-digest", "expect", "trailer", "transfer-encoding"]

    static func kept(of lines: [Line], changesOrigin: Bool, dropsContent: Bool) -> [Line] {
        lines.filter { line in
            let name = line.name.lowercased()
            if changesOrigin, credentials.contains(name) { return false }
            return !dropsContent || !(ofContent.contains(name) || name.hasPrefix("content-"))
        }
    }
}
