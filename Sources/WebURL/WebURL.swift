/// A URL record of the WHATWG URL Standard, kept as its serialisation with the places of its parts.
///
/// Two URLs are equal when their serialisations are. The parts named as in JavaScript have the values JavaScript shows.
package struct WebURL: Sendable, Hashable {
    /// The serialisation in ASCII octets.
    package let octets: [UInt8]
    /// What kind of scheme it has.
    package let schemeKind: Scheme
    /// What kind of host it has.
    package let hostKind: Host
    /// The port, nil where the default one is meant or there is none.
    package let explicitPort: UInt16?
    let parts: Parts

    /// Offsets into `octets`; each part ends where the next begins, delimiters aside.
    struct Parts: Sendable, Hashable {
        /// Before the colon.
        var schemeEnd = 0
        /// Where the user name ends, and a colon and password may follow.
        var usernameEnd = 0
        var hostStart = 0
        var hostEnd = 0
        /// After the port.
        var authorityEnd = 0
        /// Beyond `authorityEnd` when `/.` keeps a path apart that begins with `//`.
        var pathStart = 0
        var pathEnd = 0
        /// Equal to `pathEnd` when there is no query; else there is a question mark at `pathEnd`.
        var queryEnd = 0
    }

    package static func == (one: Self, other: Self) -> Bool { one.octets == other.octets }

    package func hash(into hasher: inout Hasher) { hasher.combine(octets) }

    func text(_ range: Range<Int>) -> String {
        String(decoding: octets[range.clamped(to: 0..<octets.count)], as: UTF8.self)
    }
}

extension WebURL {
    /// The whole URL.
    package var href: String { String(decoding: octets, as: UTF8.self) }

    /// The scheme without its colon.
    package var scheme: String { text(0..<parts.schemeEnd) }

    /// The scheme with its colon.
    package var `protocol`: String { text(0..<(parts.schemeEnd + 1)) }

    package var username: String {
        hasCredentials ? text((parts.schemeEnd + 3)..<parts.usernameEnd) : ""
    }

    package var password: String {
        guard parts.usernameEnd + 1 < parts.hostStart else { return "" }
        return text((parts.usernameEnd + 1)..<(parts.hostStart - 1))
    }

    /// Whether there is a user name or a password.
    package var hasCredentials: Bool { parts.usernameEnd < parts.hostStart }

    /// The host with the port, if that is not the default one.
    package var host: String { text(parts.hostStart..<parts.authorityEnd) }

    /// The host alone; an IPv6 address has its brackets.
    package var hostname: String { text(parts.hostStart..<parts.hostEnd) }

    /// The port in digits, empty for the default one.
    package var port: String { explicitPort.map { String($0) } ?? "" }

    /// The port to connect to; nil for a scheme that names none.
    package var effectivePort: UInt16? { explicitPort ?? schemeKind.defaultPort }

    package var pathname: String { text(parts.pathStart..<parts.pathEnd) }

    /// The query with its question mark, empty when there is none or it is empty.
    package var search: String { parts.queryEnd - parts.pathEnd > 1 ? text(parts.pathEnd..<parts.queryEnd) : "" }

    /// The query without its question mark; nil when there is none.
    package var query: String? { parts.queryEnd > parts.pathEnd ? text((parts.pathEnd + 1)..<parts.queryEnd) : nil }

    /// The fragment with its number sign, empty when there is none or it is empty.
    package var hash: String { octets.count - parts.queryEnd > 1 ? text(parts.queryEnd..<octets.count) : "" }

    /// The fragment without its number sign; nil when there is none.
    package var fragment: String? { octets.count > parts.queryEnd ? text((parts.queryEnd + 1)..<octets.count) : nil }

    /// The request target in origin form (RFC 9112, section 3.2.1): path and query.
    package var requestTarget: String {
        let target = text(parts.pathStart..<parts.queryEnd)
        return target.utf8.first == UInt8(ascii: "/") ? target : "/" + target
    }

    /// Whether the path is opaque: not a list of segments, and no base for relative references.
    var hasOpaquePath: Bool {
        guard case .none = hostKind else { return false }
        return parts.pathStart == parts.pathEnd || octets[parts.pathStart] != UInt8(ascii: "/")
    }

    /// The origin as a text, `null` for an opaque one (URL Standard, section 4.7; for a blob URL that of the URL in its path).
    package var origin: String {
        switch schemeKind {
        case .http, .https, .ws, .wss, .ftp: return scheme + "://" + host
        case .file: return "null"
        case .other:
            guard scheme == "blob", let inner = WebURL(pathname), inner.schemeKind == .http || inner.schemeKind == .https else {
                return "null"
            }
            return inner.origin
        }
    }

    /// Whether scheme, host and port are the same; never for opaque origins.
    package func hasSameOrigin(as other: WebURL) -> Bool {
        let origin = origin
        return origin != "null" && origin == other.origin
    }

    /// The URL without its fragment.
    package var withoutFragment: WebURL {
        guard octets.count > parts.queryEnd else { return self }
        return WebURL(
            octets: Array(octets.prefix(parts.queryEnd)),
            schemeKind: schemeKind,
            hostKind: hostKind,
            explicitPort: explicitPort,
            parts: parts
        )
    }
}

extension WebURL: CustomStringConvertible {
    package var description: String { href }
}
