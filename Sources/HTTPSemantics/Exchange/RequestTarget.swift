/// What the request was for, as far as it is known: scheme, host and path decide what cookies, HSTS and redirects mean.
package struct RequestTarget: Sendable, Hashable {
    /// As the caller wrote it.
    package let url: String?
    /// In lower case, without the colon.
    package let scheme: String?
    /// In lower case, without port and brackets.
    package let host: String?
    /// From the first slash to the query; `/` when there is none.
    package let path: String

    /// Whether the exchange went over TLS; `nil` when the URL is not known.
    package var isSecure: Bool? { scheme.map { $0 == "https" || $0 == "wss" } }

    package init(url: String?) {
        self.url = url
        guard let url, let colon = url.utf8.firstIndex(of: 0x3A), url.utf8[colon...].starts(with: RequestTarget.separator) else {
            scheme = nil
            host = nil
            path = "/"
            return
        }
        scheme = url[..<colon].lowercased()
        let rest = url.utf8[colon...].dropFirst(3)
        let authority = rest.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
        let userinfoEnd = authority.lastIndex(of: 0x40)
        let hostPort = userinfoEnd.map { authority[authority.index(after: $0)...] } ?? authority
        let bare = hostPort.first == 0x5B ? hostPort.dropFirst().prefix { $0 != 0x5D } : hostPort.prefix { $0 != 0x3A }
        host = Substring(bare).lowercased()
        let after = rest[authority.endIndex...].prefix { $0 != 0x3F && $0 != 0x23 }
        path = after.isEmpty ? "/" : String(Substring(after))
    }

    private static let separator = Array("://".utf8)
}
