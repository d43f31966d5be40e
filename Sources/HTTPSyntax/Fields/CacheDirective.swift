/// What is registered of cache directives (RFC 9111 5.2, RFC 5861, RFC 8246, RFC 9875).
package enum CacheDirective {
    package enum Argument: Sendable, Hashable {
        case none, seconds, optionalSeconds, optionalNames, unknown
    }

    private static let arguments: [String: Argument] = [
        "max-age": .seconds, "s-maxage": .seconds, "stale-while-revalidate": .seconds, "stale-if-error": .seconds,
        "min-fresh": .seconds, "max-stale": .optionalSeconds, "pre-check": .seconds, "post-check": .seconds,
        "no-store": .none, "no-transform": .none, "must-revalidate": .none, "proxy-revalidate": .none, "public": .none,
        "must-understand": .none, "immutable": .none, "only-if-cached": .none,
        "private": .optionalNames, "no-cache": .optionalNames,
    ]

    /// Directives that only a request may hold.
    package static let requestOnly: Set<String> = ["max-stale", "min-fresh", "only-if-cached"]

    package static func argument(of name: String) -> Argument { arguments[name] ?? .unknown }

    /// The registered directive that an unknown name most likely stands for: hyphens lost or changed, or one letter off.
    package static func likelyMeant(by name: String) -> String? {
        guard arguments[name] == nil, (4...32).contains(name.utf8.count) else { return nil }
        let bare = NearName.letters(name)
        let known = arguments.keys.sorted().map { (name: $0, bare: NearName.letters($0)) }
        if let same = known.first(where: { $0.bare == bare }) { return same.name }
        return known.first { bare.count >= 6 && $0.bare.count >= 6 && NearName.isOneEditApart(bare, $0.bare) }?.name
    }
}
