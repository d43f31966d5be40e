import Foundation
import HTTPSemantics
import HTTPSyntax

/// The facts of caching, validators and ranges by the names of the field cases.
enum CachingFieldCases {
    static func facts(_ facts: Facts) -> [String: Any] {
        let caching = facts.caching
        let validators = facts.validators
        let ranges = facts.ranges
        let retry = RetryAfter(facts.exchange.values("retry-after"), now: facts.now)
        let values: [String: Any?] = [
            "cache.storable_shared": caching.sharedCache.isStorable,
            "cache.storable_private": caching.privateCache.isStorable,
            "cache.reusable": caching.isReusable,
            "cache.must_revalidate": caching.mustRevalidate,
            "cache.freshness_source": caching.lifetime.source.rawValue,
            "cache.freshness_seconds": caching.lifetime.seconds,
            "cache.age_seconds": caching.age,
            "cache.fresh": caching.isFresh,
            "cache.clock_skew_seconds": caching.clockSkew,
            "validators.etag": validators.etag.tag?.text,
            "validators.etag_weak": validators.etag.tag?.isWeak,
            "validators.etag_valid": validators.etag.tag?.isValid,
            "range.first": ranges.first,
            "range.last": ranges.last,
            "range.total": ranges.total,
            "range.parts": ranges.partCount,
            "range.accept": ranges.acceptRanges.text,
            "range.resumable": ranges.isResumable,
            "retry.after_seconds": retry.seconds(from: facts.now),
            "retry.valid": retry.isValid,
        ]
        return values.mapValues { $0 ?? NSNull() }
    }
}
