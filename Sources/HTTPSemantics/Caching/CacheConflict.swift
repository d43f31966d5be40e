import Evidence
import HTTPSyntax

/// Two directives of one response that cannot both be meant: the stricter one rules (RFC 9111 4.2.1).
package struct CacheConflict: Sendable {
    package enum Kind: Sendable, Hashable {
        /// What one asks, the other forbids: caches differ in what they make of it.
        case contradiction
        /// One makes the other pointless, and nobody is misled.
        case overruled
    }

    package let kind: Kind
    /// The directive that has no effect.
    package let weaker: CacheControl.Directive
    package let stronger: CacheControl.Directive

    /// One conflict for each directive that loses, in the order they came.
    static func all(in control: CacheControl) -> [CacheConflict] {
        // The first of each name that has seconds; a handful, so that looking through them is less than hashing.
        var seen: [CacheControl.Directive] = []
        return control.directives.compactMap { directive in
            let earlier = directive.seconds == nil ? nil : seen.first { $0.name == directive.name }
            if directive.seconds != nil, earlier == nil { seen.append(directive) }
            if let earlier, let seconds = directive.seconds, earlier.seconds != seconds {
                return CacheConflict(kind: .contradiction, weaker: directive, stronger: earlier)
            }
            return conflict(of: directive, in: control)
        }
    }

    private static func conflict(of directive: CacheControl.Directive, in control: CacheControl) -> CacheConflict? {
        let name = directive.name
        let isLifetime = (name == "max-age" || name == "s-maxage") && (directive.seconds ?? 0) > 0
        let isGrace = name.hasPrefix("stale-") && (directive.seconds ?? 0) > 0
        func rule(_ stronger: CacheControl.Directive?, _ kind: Kind) -> CacheConflict? {
            stronger.map { CacheConflict(kind: kind, weaker: directive, stronger: $0) }
        }
        if let noStore = control.first("no-store"), !control.has("must-understand") {
            if (name == "private" || name == "no-cache") && !(directive.value?.isEmpty ?? true) { return rule(noStore, .overruled) }
            if name == "public" || name == "immutable" || isLifetime || isGrace { return rule(noStore, .contradiction) }
        }
        if name == "public", control.hasUnqualified("private") { return rule(control.first("private"), .contradiction) }
        if control.hasUnqualified("no-cache"), isLifetime || isGrace || name == "immutable" {
            return rule(control.first("no-cache"), .overruled)
        }
        if isGrace { return rule(control.first("must-revalidate") ?? control.first("proxy-revalidate"), .contradiction) }
        return nil
    }
}
