import HTTPSyntax

/// The cookies that a browser keeps, as far as one host's answers and the next request need it (RFC 6265bis 5.7, 5.8).
package struct CookieStore: Sendable {
    private struct Stored: Sendable {
        var name: [UInt8]
        var value: [UInt8]
        var domain: String
        var isHostOnly: Bool
        var path: String
        var isSecure: Bool
        var expiry: CookieFacts.Expiry
        var creation: Int
    }

    private var cookies: [Stored] = []
    private var creations = 0

    package init() {}

    /// Takes in one Set-Cookie value of an answer for `target`.
    package mutating func store(_ cookie: SetCookie, from target: RequestTarget, now: Int) {
        let rules = CookieRules(cookie, from: target)
        guard rules.isAccepted, let domain = rules.domain else { return }
        let (expiry, _) = CookieFacts.expiry(of: cookie, now: now)
        var stored = Stored(
            name: Array(cookie.octets[cookie.nameRange]),
            value: Array(cookie.octets[cookie.valueRange]),
            domain: domain,
            isHostOnly: rules.isHostOnly,
            path: rules.path,
            isSecure: cookie.isSecure,
            expiry: expiry,
            creation: creations
        )
        let old = cookies.firstIndex {
            $0.name == stored.name && $0.domain == domain && $0.isHostOnly == stored.isHostOnly && $0.path == stored.path
        }
        if let old { stored.creation = cookies.remove(at: old).creation }
        creations += 1
        if expiry != .past { cookies.append(stored) }
    }

    /// The Cookie value of a request for `target`: longer paths first, then older cookies; `nil` when there is nothing to send.
    package func header(for target: RequestTarget, now: Int) -> [UInt8]? {
        guard let host = target.host else { return nil }
        let chosen = cookies.filter { cookie in
            if case .at(let end) = cookie.expiry, end <= now { return false }
            guard cookie.isHostOnly ? host == cookie.domain : CookieRules.matches(host: host, domain: cookie.domain) else { return false }
            guard CookieRules.matches(path: target.path, cookiePath: cookie.path) else { return false }
            return !cookie.isSecure || target.isSecure == true
        }
        .sorted { left, right in
            let (first, second) = (left.path.utf8.count, right.path.utf8.count)
            return first == second ? left.creation < right.creation : first > second
        }
        guard !chosen.isEmpty else { return nil }
        return Array(chosen.map { $0.name.isEmpty ? $0.value : $0.name + [0x3D] + $0.value }.joined(separator: [0x3B, 0x20]))
    }
}
