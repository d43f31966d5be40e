import Evidence
import HTTPSyntax

/// The cookies of a response and what becomes of each (RFC 6265bis, CHIPS).
package struct CookieFacts: Sendable {
    /// When a cookie ends.
    package enum Expiry: Sendable, Hashable {
        /// With the browser session.
        case session
        /// Unix seconds.
        case at(Int)
        /// It has ended already: the cookie is deleted.
        case past
    }

    /// One cookie that the sender meant. A class, since each of the checks goes through all entries.
    package final class Entry: Sendable {
        package let rules: CookieRules
        package let expiry: Expiry
        /// The attribute that decides `expiry`.
        package let expiryRange: OctetRange?
        /// It is one of several in one line.
        package let isJoined: Bool

        package let cookie: SetCookie
        package let name: String
        package var isAccepted: Bool { rules.isAccepted }
        package var isDeletion: Bool { expiry == .past }
        /// The name is one under which sessions and tokens go.
        package var isSessionLike: Bool { SessionName.matches(name) }

        init(rules: CookieRules, expiry: Expiry, expiryRange: OctetRange?, isJoined: Bool) {
            self.rules = rules
            self.expiry = expiry
            self.expiryRange = expiryRange
            self.isJoined = isJoined
            cookie = rules.cookie
            name = rules.cookie.name
        }
    }

    /// In the order they came, lines that join several split.
    package let entries: [Entry]
    /// Commas (with the octets up to the next cookie's value) at which a line joins another cookie.
    package let joints: [OctetRange]
    /// Whether the URL asked for is known; without it Domain and Secure cannot be judged.
    package let isTargetKnown: Bool

    package var count: Int { entries.count }
    package var names: [String] { entries.map(\.name) }
    package var accepted: [String] { entries.filter(\.isAccepted).map(\.name) }
    package var rejected: [String] { entries.filter { !$0.isAccepted }.map(\.name) }

    private static let entriesKept = 1_000

    package init(_ exchange: Exchange, now: Int) {
        let values = exchange.values("set-cookie")
        var entries: [Entry] = []
        var joints: [OctetRange] = []
        for range in values.ranges where entries.count < CookieFacts.entriesKept {
            let line = SetCookieLine(range, in: values.octets)
            for (number, cookie) in line.cookies.enumerated() {
                let rules = CookieRules(cookie, from: exchange.target, isJoined: number > 0)
                let (expiry, place) = CookieFacts.expiry(of: cookie, now: now)
                entries.append(Entry(rules: rules, expiry: expiry, expiryRange: place, isJoined: line.isJoined))
                if number > 0 { joints.append(line.cookies[number - 1].range.upperBound..<cookie.nameRange.upperBound) }
            }
        }
        self.entries = entries
        self.joints = joints
        isTargetKnown = exchange.target.host != nil
    }

    /// Places of one reason, over all cookies.
    package func rejections(_ reason: CookieRules.Rejection) -> [(entry: Entry, range: OctetRange)] {
        entries.filter { !$0.rules.rejections.isEmpty }.flatMap { entry in
            entry.rules.rejections.filter { $0.kind == reason }.map { (entry, $0.range) }
        }
    }

    /// Places of one flaw, over all cookies.
    package func flaws(_ flaw: SetCookie.Flaw) -> [(entry: Entry, range: OctetRange)] {
        entries.filter { !$0.cookie.defects.isEmpty }.flatMap { entry in
            entry.cookie.defects.filter { $0.kind == flaw }.map { (entry, $0.range) }
        }
    }

    /// Cookies that a later one of the same name, domain and path replaces at once.
    package var replaced: [Entry] {
        var seen: Set<[String]> = []
        return entries.reversed().filter { entry in
            guard entry.isAccepted else { return false }
            return !seen.insert([entry.name, entry.rules.domain ?? "", entry.rules.isHostOnly ? "only" : "", entry.rules.path]).inserted
        }
        .reversed()
    }

    /// Max-Age comes before Expires (RFC 6265bis 5.7 step 4).
    static func expiry(of cookie: SetCookie, now: Int) -> (Expiry, OctetRange?) {
        if let age = cookie.maxAge {
            return (age > 0 ? .at(now + age) : .past, cookie.attribute(.maxAge)?.range)
        }
        guard let date = cookie.expires else { return (.session, nil) }
        return (date <= now ? .past : .at(date), cookie.attribute(.expires)?.range)
    }
}
