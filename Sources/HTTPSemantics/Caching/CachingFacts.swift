import Evidence
import HTTPSyntax

/// What caches may do with the response, and what its clocks say (RFC 9111, 5861, 8246, 9213).
package final class CachingFacts: Sendable {
    package let response: StoredResponse
    package let sharedCache: CachePolicy
    package let privateCache: CachePolicy
    /// A shared cache that obeys CDN-Cache-Control.
    package let targetedCache: CachePolicy
    /// Seconds at `now`, the response having just arrived.
    package let age: Int
    /// When the resource is to go away (RFC 8594).
    package let sunset: DateField
    package let deprecation: Deprecation
    /// Fields that only caches and gateways add.
    package let hasCacheTrace: Bool
    private let now: Int

    package init(_ exchange: Exchange, now: Int) {
        response = StoredResponse(exchange, now: now)
        sharedCache = CachePolicy(response, for: .shared, now: now)
        privateCache = CachePolicy(response, for: .private, now: now)
        targetedCache = CachePolicy(response, for: .targeted, now: now)
        let current = CurrentAge(date: response.date.seconds, age: response.age.seconds, requestTime: now, responseTime: now)
        age = current.at(now)
        sunset = DateField(exchange.values("sunset"), now: now)
        deprecation = Deprecation(exchange.values("deprecation"), now: now)
        hasCacheTrace = CachingFacts.traces.contains { exchange.message.fields.has($0) }
        self.now = now
        cacheControl = response.cacheControl
        vary = response.vary
        date = response.date
        expires = response.expires
    }

    package let cacheControl: CacheControl
    package let vary: Vary
    package let date: DateField
    package let expires: DateField

    private static let traces: [FieldName] = [
        "via", "x-cache", "cache-status", "cf-cache-status", "x-served-by", "x-varnish", "x-cache-hits",
    ]

    package var conflicts: [CacheConflict] { CacheConflict.all(in: cacheControl) }

    /// The view that counts: a shared cache's, unless the response is private.
    package var policy: CachePolicy { cacheControl.hasUnqualified("private") ? privateCache : sharedCache }

    package var isStorable: Bool { sharedCache.isStorable || privateCache.isStorable }
    /// False when a stored copy could never answer another request.
    package var isReusable: Bool { sharedCache.isReusable || privateCache.isReusable }
    package var mustRevalidate: Bool { policy.mustRevalidate }
    package var lifetime: FreshnessLifetime { policy.lifetime }
    package var isFresh: Bool { policy.isReusable && !mustRevalidate && lifetime.seconds > age }
    package var isImmutable: Bool { cacheControl.has("immutable") && lifetime.isExplicit && lifetime.seconds > 0 }

    /// The response is explicitly meant to be kept by shared caches for a while.
    package var invitesSharedCaches: Bool {
        sharedCache.isReusable && !sharedCache.mustRevalidate && sharedCache.lifetime.isExplicit && sharedCache.lifetime.seconds > 0
    }

    /// Seconds between Date, or the date that Age and Date agree on, and `now` that are put down to delays.
    package static let clockTolerance = 60

    /// Date minus `now` in seconds, when no Age explains the difference; `nil` without a Date, or when Age explains it.
    package var clockSkew: Int? {
        guard let date = response.date.seconds else { return nil }
        let skew = CurrentAge.span(from: now, to: date)
        if let age = response.age.seconds, age > 0, abs(skew + age) <= CachingFacts.clockTolerance { return nil }
        return skew
    }

    /// A clock is off: Date lies in the future, or so far in the past, without a trace of a cache, that no delay explains it. Seconds.
    package var unexplainedSkew: Int? {
        guard let skew = clockSkew else { return nil }
        if skew > CachingFacts.clockTolerance { return skew }
        return skew < -5 * CachingFacts.clockTolerance && response.age.seconds == nil && !hasCacheTrace ? skew : nil
    }

    /// Date plus Age lies in the future though Date does not: Date is newer than the response.
    package var isDateRewritten: Bool {
        guard let date = response.date.seconds, let age = response.age.seconds, age > 0, !isAgeImplausible else { return false }
        let skew = CurrentAge.span(from: now, to: date)
        return skew <= CachingFacts.clockTolerance && skew + age > CachingFacts.clockTolerance
    }

    /// Age says more than a year: no copy lives that long, a cache could not read a date.
    package var isAgeImplausible: Bool { (response.age.seconds ?? 0) > 366 * 86_400 }

    /// A cache handed out a copy that its own Age shows to be stale.
    package var wasServedStale: Bool {
        guard let age = response.age.seconds, !isAgeImplausible, lifetime.isExplicit, lifetime.seconds > 0 else { return false }
        return age >= lifetime.seconds
    }
}
