import Evidence
import HTTPSyntax

/// What one kind of cache may do with a response (RFC 9111 3 and 4).
package struct CachePolicy: Sendable {
    package enum Audience: String, Sendable {
        /// A browser's or an app's own.
        case `private`
        /// A proxy or gateway that serves many.
        case shared
        /// A shared cache that obeys CDN-Cache-Control where it is present (RFC 9213).
        case targeted
    }

    /// Why a response must not be stored.
    package enum Refusal: String, Sendable {
        case notFinal = "not-final"
        case method
        case noStore = "no-store"
        case requestNoStore = "request-no-store"
        case `private`
        case authorization
        /// must-understand, and the status code is not one a cache knows.
        case statusNotUnderstood = "status-not-understood"
        /// Neither a directive nor Expires nor the status code allows it.
        case nothingAllows = "nothing-allows"
    }

    /// What a cache may do with its copy when a plain GET comes.
    package enum Answer: String, Sendable {
        case fresh
        /// Send the stale copy and revalidate behind it (RFC 5861 3).
        case staleWhileRevalidate = "stale-while-revalidate"
        /// Ask the origin first.
        case mustRevalidate = "must-revalidate"
        /// There is no copy, or none that could fit.
        case notReusable = "not-reusable"
    }

    package let audience: Audience
    /// `nil`: it may be stored.
    package let refusal: Refusal?
    package let lifetime: FreshnessLifetime
    /// no-cache: each reuse has to be checked first.
    package let mustRevalidate: Bool
    /// must-revalidate or its kin: never to be used stale.
    package let forbidsStale: Bool
    /// Seconds after the end of freshness.
    package let staleWhileRevalidate: Int?
    /// Seconds after the end of freshness in which the copy may stand in for an error (RFC 5861 4).
    package let staleIfError: Int?
    package let variesOnEverything: Bool

    package var isStorable: Bool { refusal == nil }
    /// A stored copy could answer some later request.
    package var isReusable: Bool { isStorable && !variesOnEverything }
    /// Seconds for which the copy may answer without being checked.
    package var usableSeconds: Int { isReusable && !mustRevalidate ? lifetime.seconds : 0 }

    /// What may be done with the copy at `age` seconds (see `CurrentAge`).
    package func answer(atAge age: Int) -> Answer {
        guard isReusable else { return .notReusable }
        if mustRevalidate { return .mustRevalidate }
        if lifetime.seconds > age { return .fresh }
        guard let grace = staleWhileRevalidate, !forbidsStale, lifetime.isExplicit else { return .mustRevalidate }
        return lifetime.seconds + grace > age ? .staleWhileRevalidate : .mustRevalidate
    }

    /// `now` stands for Date where that is missing: the time of receipt.
    package init(_ response: StoredResponse, for audience: Audience, now: Int) {
        self.audience = audience
        let isTargeted = audience == .targeted && response.targeted.counts
        let isShared = audience != .private
        let control = isTargeted ? response.targeted.directives : response.cacheControl
        lifetime = CachePolicy.lifetime(response, isShared: isShared, isTargeted: isTargeted, now: now)
        refusal = CachePolicy.refusal(response, control, isShared: isShared, isTargeted: isTargeted)
        let isPragmatic = control.isEmpty && !response.expires.isPresent && response.pragma.noCache != nil
        mustRevalidate = control.hasUnqualified("no-cache") || isPragmatic
        forbidsStale =
            control.has("must-revalidate") || isShared && (control.has("proxy-revalidate") || control.seconds("s-maxage") != nil)
        staleWhileRevalidate = control.seconds("stale-while-revalidate")
        staleIfError = control.seconds("stale-if-error")
        variesOnEverything = response.vary.star != nil
    }

    /// Status codes whose responses may be stored without being told (RFC 9110 15.1).
    package static let heuristicStatuses: Set<Int> = [200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501]

    /// Final status codes whose caching rules a cache knows (RFC 9111 3, must-understand).
    package static let understoodStatuses: Set<Int> = [200, 203, 204, 300, 301, 302, 303, 307, 308, 404, 405, 410, 414, 451, 501]

    private static func refusal(
        _ response: StoredResponse,
        _ control: CacheControl,
        isShared: Bool,
        isTargeted: Bool
    ) -> Refusal? {
        guard (200...999).contains(response.status) else { return .notFinal }
        let isExplicit = control.has("max-age") || isShared && control.has("s-maxage") || !isTargeted && response.expires.isPresent
        switch response.method {
        case "GET", "HEAD": break
        case "POST" where isExplicit && response.hasContentLocation: break
        default: return .method
        }
        if control.has("must-understand") {
            // A cache that knows the directive and the code may look past no-store (RFC 9111 5.2.2.3).
            if !understoodStatuses.contains(response.status) { return .statusNotUnderstood }
        } else if control.has("no-store") {
            return .noStore
        }
        if response.requestCacheControl.has("no-store") { return .requestNoStore }
        if isShared, control.hasUnqualified("private") { return .private }
        if isShared, response.requestHasAuthorization, !allowsAuthorized(control) { return .authorization }
        let isAllowed = control.has("public") || !isShared && control.has("private") || isExplicit
        return isAllowed || heuristicStatuses.contains(response.status) ? nil : .nothingAllows
    }

    /// RFC 9111 3.5.
    private static func allowsAuthorized(_ control: CacheControl) -> Bool {
        control.has("public") || control.has("must-revalidate") || control.has("s-maxage")
    }

    private static func lifetime(_ response: StoredResponse, isShared: Bool, isTargeted: Bool, now: Int) -> FreshnessLifetime {
        if isTargeted {
            for (name, source) in [("s-maxage", FreshnessLifetime.Source.sMaxage), ("max-age", .maxAge)] {
                guard let seconds = response.targeted.seconds(name) else { continue }
                let octets = response.targeted.directives.all(name).last.flatMap(\.value)
                return FreshnessLifetime(source: source, seconds: seconds, octets: octets)
            }
            return heuristic(response, response.targeted.directives, now: now)
        }
        let control = response.cacheControl
        if isShared, let lifetime = stated(control, "s-maxage", .sMaxage) { return lifetime }
        if let lifetime = stated(control, "max-age", .maxAge) { return lifetime }
        if response.expires.isPresent {
            // A date that cannot be read is a date in the past (RFC 9111 5.3).
            let seconds = response.expires.seconds.map { CurrentAge.span(from: response.date.seconds ?? now, to: $0) } ?? 0
            return FreshnessLifetime(source: .expires, seconds: max(0, seconds), octets: response.expires.octets)
        }
        return heuristic(response, control, now: now)
    }

    private static func stated(_ control: CacheControl, _ name: String, _ source: FreshnessLifetime.Source) -> FreshnessLifetime? {
        guard let directive = control.all(name).first(where: { $0.seconds != nil }) ?? control.first(name) else { return nil }
        // An argument that cannot be read makes the response stale (RFC 9111 4.2.1).
        return FreshnessLifetime(source: source, seconds: directive.seconds ?? 0, octets: directive.value ?? directive.range)
    }

    /// A tenth of the time since the last change (RFC 9111 4.2.2).
    private static func heuristic(_ response: StoredResponse, _ control: CacheControl, now: Int) -> FreshnessLifetime {
        guard heuristicStatuses.contains(response.status) || control.has("public"), let modified = response.lastModified.seconds
        else { return .unknown }
        let unchanged = CurrentAge.span(from: modified, to: response.date.seconds ?? now)
        guard unchanged >= 10 else { return .unknown }
        return FreshnessLifetime(source: .heuristic, seconds: unchanged / 10, octets: response.lastModified.octets)
    }
}
