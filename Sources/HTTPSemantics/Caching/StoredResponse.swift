import HTTPSyntax

/// What a cache looks at when it decides about a response.
package final class StoredResponse: Sendable {
    package let method: String
    package let status: Int
    package let requestHasAuthorization: Bool
    package let requestCacheControl: CacheControl
    /// The request wanted no stored answer: Cache-Control: no-cache, or Pragma where that is all there is (RFC 9111 5.4).
    package let requestForbidsReuse: Bool
    package let cacheControl: CacheControl
    /// CDN-Cache-Control (RFC 9213).
    package let targeted: TargetedCacheControl
    package let pragma: Pragma
    package let expires: DateField
    package let date: DateField
    package let lastModified: DateField
    package let age: Age
    package let vary: Vary
    package let hasContentLocation: Bool

    /// `now` (Unix time) decides the century of two-digit years.
    package init(_ exchange: Exchange, now: Int) {
        method = exchange.method
        status = exchange.message.status ?? 0
        requestHasAuthorization = exchange.requestField("authorization") != nil
        requestCacheControl = CacheControl(FieldValues(text: exchange.requestField("cache-control") ?? ""))
        let requestPragma = Pragma(FieldValues(text: exchange.requestField("pragma") ?? ""))
        requestForbidsReuse = requestCacheControl.has("no-cache") || requestCacheControl.isEmpty && requestPragma.noCache != nil
        cacheControl = CacheControl(exchange.values("cache-control"))
        targeted = TargetedCacheControl(exchange.values("cdn-cache-control"))
        pragma = Pragma(exchange.values("pragma"))
        expires = DateField(exchange.values("expires"), now: now)
        date = DateField(exchange.values("date"), now: now)
        lastModified = DateField(exchange.values("last-modified"), now: now)
        age = Age(exchange.values("age"))
        vary = Vary(exchange.values("vary"))
        hasContentLocation = exchange.message.fields.has("content-location")
    }
}
