import Evidence
import HTTPSyntax
import WebURL

/// Whether a browser keeps a cookie, and under which domain and path (RFC 6265bis 5.7, CHIPS).
package struct CookieRules: Sendable {
    /// Why a browser drops a cookie.
    package enum Rejection: String, Sendable, Hashable {
        case controlCharacter = "control-character"
        case empty
        case oversize
        case domainPublicSuffix = "domain-public-suffix"
        case domainMismatch = "domain-mismatch"
        case domainInvalid = "domain-invalid"
        case secureOverHTTP = "secure-over-http"
        case sameSiteNoneInsecure = "samesite-none-insecure"
        case partitionedInsecure = "partitioned-insecure"
        /// `__Secure-` or `__Host-` without Secure.
        case prefixInsecure = "prefix-insecure"
        /// `__Host-` with Domain.
        case prefixWithDomain = "prefix-with-domain"
        /// `__Host-` without `Path=/`.
        case prefixWithoutRootPath = "prefix-without-root-path"
        /// No name, but a value that begins like a prefix.
        case prefixInValue = "prefix-in-value"
        /// It stands behind a comma in another cookie's line, where a browser does not look for it.
        case joined
    }

    package let cookie: SetCookie
    /// The host that the cookie goes to, and those below it unless `isHostOnly`; `nil` when the request's host is not known.
    package let domain: String?
    package let isHostOnly: Bool
    /// The Path attribute, or the default path of the request.
    package let path: String
    package let rejections: [Defect<Rejection>]

    package var isAccepted: Bool { rejections.isEmpty }

    package init(_ cookie: SetCookie, from target: RequestTarget, isJoined: Bool = false) {
        self.cookie = cookie
        var rejections: [Defect<Rejection>] = []
        for defect in cookie.defects {
            switch defect.kind {
            case .controlCharacter: rejections.append(Defect(.controlCharacter, at: defect.range))
            case .empty: rejections.append(Defect(.empty, at: defect.range))
            case .oversize: rejections.append(Defect(.oversize, at: defect.range))
            default: break
            }
        }
        let scope = CookieRules.scope(of: cookie, host: target.host)
        domain = scope.domain
        isHostOnly = scope.isHostOnly
        path = cookie.path ?? CookieRules.defaultPath(of: target.path)
        if let rejection = scope.rejection, let attribute = cookie.attribute(.domain) {
            rejections.append(Defect(rejection, at: attribute.value))
        }
        rejections += CookieRules.insecurity(of: cookie, from: target)
        rejections += CookieRules.prefixViolations(of: cookie, isHostOnly: isHostOnly)
        if isJoined { rejections.append(Defect(.joined, at: cookie.pairRange)) }
        self.rejections = rejections
    }

    /// A host without the Domain attribute that covers it, as RFC 6265bis 5.7 steps 7 to 10 say.
    private static func scope(of cookie: SetCookie, host: String?) -> (domain: String?, isHostOnly: Bool, rejection: Rejection?) {
        guard let domain = cookie.domain else { return (host, true, nil) }
        guard domain.utf8.allSatisfy({ $0 < 0x80 }) else { return (host, false, .domainInvalid) }
        guard let host else { return (domain, false, isPublicSuffix(domain) ? .domainPublicSuffix : nil) }
        if isPublicSuffix(domain) {
            return domain == host ? (host, true, nil) : (host, false, .domainPublicSuffix)
        }
        return matches(host: host, domain: domain) ? (domain, false, nil) : (host, false, .domainMismatch)
    }

    private static func insecurity(of cookie: SetCookie, from target: RequestTarget) -> [Defect<Rejection>] {
        var found: [Defect<Rejection>] = []
        if let secure = cookie.attribute(.secure) {
            let isTrusted = target.isSecure ?? true || target.host.map(isLoopback) ?? false
            if !isTrusted { found.append(Defect(.secureOverHTTP, at: secure.nameRange)) }
            return found
        }
        if cookie.sameSite == SetCookie.SameSite.none, let attribute = cookie.attribute(.sameSite) {
            found.append(Defect(.sameSiteNoneInsecure, at: attribute.range))
        }
        if let attribute = cookie.attribute(.partitioned) { found.append(Defect(.partitionedInsecure, at: attribute.nameRange)) }
        return found
    }

    private static func prefixViolations(of cookie: SetCookie, isHostOnly: Bool) -> [Defect<Rejection>] {
        if cookie.nameRange.isEmpty {
            let isPrefixed = hasPrefix(cookie.valueRange, of: cookie, "__secure-") || hasPrefix(cookie.valueRange, of: cookie, "__host-")
            return isPrefixed ? [Defect(.prefixInValue, at: cookie.valueRange)] : []
        }
        let isHost = hasPrefix(cookie.nameRange, of: cookie, "__host-")
        guard isHost || hasPrefix(cookie.nameRange, of: cookie, "__secure-") else { return [] }
        var found: [Defect<Rejection>] = []
        if !cookie.isSecure { found.append(Defect(.prefixInsecure, at: cookie.nameRange)) }
        guard isHost else { return found }
        if cookie.domain != nil, let attribute = cookie.attribute(.domain) { found.append(Defect(.prefixWithDomain, at: attribute.range)) }
        if cookie.path != "/" { found.append(Defect(.prefixWithoutRootPath, at: cookie.attribute(.path)?.range ?? cookie.nameRange)) }
        return found
    }

    private static func hasPrefix(_ range: OctetRange, of cookie: SetCookie, _ prefix: StaticString) -> Bool {
        cookie.octets.matches(range.prefix(prefix.utf8CodeUnitCount), prefix)
    }

    // MARK: Matching

    /// Domain-match (RFC 6265bis 5.1.3): the same, or a host below; an address has nothing below it.
    static func matches(host: String, domain: String) -> Bool {
        host == domain || host.hasSuffix("." + domain) && !isAddress(host)
    }

    /// Default-path (RFC 6265bis 5.1.4).
    static func defaultPath(of path: String) -> String {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// Path-match (RFC 6265bis 5.1.4).
    static func matches(path: String, cookiePath: String) -> Bool {
        guard path.utf8.starts(with: cookiePath.utf8) else { return false }
        return path.utf8.count == cookiePath.utf8.count || cookiePath.hasSuffix("/")
            || path.utf8.dropFirst(cookiePath.utf8.count).first == 0x2F
    }

    static func isAddress(_ host: String) -> Bool {
        host.utf8.contains(0x3A) || host.utf8.allSatisfy { $0.isDigit || $0 == 0x2E }
    }

    /// Browsers trust the machine itself without TLS.
    private static func isLoopback(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host.hasPrefix("127.") && isAddress(host)
    }

    /// Where no list is built in, a name of several labels gets the benefit of the doubt.
    private static func isPublicSuffix(_ domain: String) -> Bool { PublicSuffix.isPublicSuffix(domain) ?? false }
}
