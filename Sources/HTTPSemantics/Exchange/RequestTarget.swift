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
        guard let url, let colon = url.firstIndex(of: ":"), url[colon...].hasPrefix("://") else {
            scheme = nil
            host = nil
            path = "/"
            return
        }
        scheme = url[..<colon].lowercased()
        let rest = url[url.index(colon, offsetBy: 3)...]
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        let hostPort = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        host = (hostPort.hasPrefix("[") ? hostPort.dropFirst().prefix { $0 != "]" } : hostPort.prefix { $0 != ":" }).lowercased()
        let after = rest[authority.endIndex...].prefix { $0 != "?" && $0 != "#" }
        path = after.isEmpty ? "/" : String(after)
    }
}
