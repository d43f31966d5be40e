import HTTPContent
import HTTPSemantics
import HTTPSyntax

extension Report {
    func writeCaching(_ writer: inout JSONWriter) {
        let caching = facts.caching
        writer.objectMember("cache") { writer in
            writer.member("storable_shared", caching.sharedCache.isStorable)
            writer.member("storable_private", caching.privateCache.isStorable)
            writer.member("why_not_shared", caching.sharedCache.refusal?.rawValue)
            writer.member("why_not_private", caching.privateCache.refusal?.rawValue)
            writer.member("reusable", caching.isReusable)
            writer.member("must_revalidate", caching.mustRevalidate)
            writer.member("freshness_source", caching.lifetime.source.rawValue)
            writer.member("freshness_seconds", caching.lifetime.seconds)
            writer.member("age_seconds", caching.age)
            writer.member("fresh", caching.isFresh)
            writer.member("stale_while_revalidate_seconds", caching.policy.staleWhileRevalidate)
            writer.member("stale_if_error_seconds", caching.policy.staleIfError)
            writer.member("clock_skew_seconds", caching.clockSkew)
            writer.member("vary", caching.vary.members.map(\.name))
        }
        let validators = facts.validators
        writer.objectMember("validators") { writer in
            writer.member("etag", validators.etag.tag?.text)
            writer.member("etag_weak", validators.etag.tag?.isWeak)
            writer.member("etag_valid", validators.etag.tag?.isValid)
            writer.member("last_modified", validators.lastModified.text)
            writer.member("strong", validators.hasStrongValidator)
        }
    }

    func writeRanges(_ writer: inout JSONWriter) {
        let ranges = facts.ranges
        writer.objectMember("range") { writer in
            writer.member("first", ranges.first)
            writer.member("last", ranges.last)
            writer.member("total_bytes", ranges.total)
            writer.member("parts", ranges.partCount)
            writer.member("accept", ranges.acceptRanges.text)
            writer.member("resumable", ranges.isResumable)
            writer.member("advice", ranges.advice.words)
        }
    }

    func writeCookies(_ writer: inout JSONWriter) {
        let cookies = facts.cookies
        writer.objectMember("cookies") { writer in
            writer.arrayMember("list") { writer in
                for entry in cookies.entries { writer.object { writeCookie(entry, &$0) } }
            }
            writer.member("accepted", cookies.accepted)
            writer.member("rejected", cookies.rejected)
        }
    }

    private func writeCookie(_ entry: CookieFacts.Entry, _ writer: inout JSONWriter) {
        let cookie = entry.cookie
        writer.member("name", cookie.name)
        writer.member("value", shown.text(cookie.valueRange))
        writer.member("domain", entry.rules.domain)
        writer.member("host_only", entry.rules.isHostOnly)
        writer.member("path", entry.rules.path)
        writer.member("expires", expiry(entry))
        writer.member("deletes", entry.isDeletion)
        writer.member("secure", cookie.isSecure)
        writer.member("http_only", cookie.isHTTPOnly)
        writer.member("same_site", cookie.sameSite?.rawValue)
        writer.member("partitioned", cookie.isPartitioned)
        writer.member("accepted", entry.isAccepted)
        writer.member("why_rejected", entry.rules.rejections.map(\.kind.rawValue))
    }

    /// RFC 3339, or `null` for a cookie that ends with the session.
    private func expiry(_ entry: CookieFacts.Entry) -> String? {
        switch entry.expiry {
        case .session: nil
        case .at(let seconds): Timestamp.text(Int64(seconds))
        case .past: Timestamp.text(Int64(entry.cookie.expires ?? 0))
        }
    }
}

extension RangeFacts.Advice {
    /// What a client that resumes should do, in one word.
    var words: String? {
        switch self {
        case .none: nil
        case .append: "append"
        case .restart: "restart"
        case .complete: "complete"
        case .scatter: "scatter"
        }
    }
}
