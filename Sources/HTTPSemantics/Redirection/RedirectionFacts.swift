import Evidence
import HTTPSyntax
import WebURL

/// Where the answer sends the client, and how (RFC 9110 15.4, Fetch 4.4).
package final class RedirectionFacts: Sendable {
    package enum Kind: String, Sendable {
        case location
        case refreshHeader = "refresh-header"
        case metaRefresh = "meta-refresh"
    }

    package let location: LocationField
    /// The Refresh field.
    package let refresh: Refresh?
    /// Octets of the Refresh field; empty when there is none.
    package let refreshRange: OctetRange
    /// Of the document: its octets are those of the decoded text.
    package let metaRefresh: Refresh?
    /// `nil` when the answer sends nobody elsewhere.
    package let kind: Kind?
    /// Resolved against the URL asked for; `nil` when it cannot be.
    package let targetURL: WebURL?
    /// The status is one of 301, 302, 303, 307 and 308.
    package let isRedirectStatus: Bool
    /// The status and its line demand a target, or may not: 201 and 3xx give Location a meaning.
    package let isLocationDefined: Bool
    /// A reference was given that is no URL, or a relative one whose base is not known.
    package let isTargetInvalid: Bool
    /// The target is the URL asked for, and the method stays the same.
    package let isLoop: Bool
    /// From https to http.
    package let isDowngrade: Bool
    /// The method of the next request; `nil` when nobody is sent elsewhere.
    package let nextMethod: String?
    /// The fragment of the URL asked for, which the target takes over as it has none (RFC 9110 10.2.2).
    package let inheritedFragment: String?
    package let isBaseKnown: Bool

    /// Content-Location names the URL asked for.
    package let isContentLocationRedundant: Bool

    package var isRedirect: Bool { kind != nil }
    /// Absolute and percent-encoded.
    package var target: String? { targetURL?.href }
    package var changesMethod: Bool { nextMethod.map { $0 != method } ?? false }
    private let method: String

    /// `metaRefresh` is that of the document, looked at when the fields send nobody elsewhere; `documentBase` what it is resolved against.
    package init(_ exchange: Exchange, now: Int, metaRefresh: Refresh? = nil, documentBase: WebURL? = nil) {
        let status = exchange.message.status ?? 0
        let base = exchange.url
        location = LocationField(exchange.values("location"))
        let refreshValues = exchange.values("refresh")
        refresh = Refresh(refreshValues)
        self.metaRefresh = metaRefresh
        refreshRange = refreshValues.span
        isRedirectStatus = [301, 302, 303, 307, 308].contains(status)
        let contentLocation = LocationField(exchange.values("content-location")).reference.flatMap { WebURL(octets: $0, base: base) }
        isContentLocationRedundant = base != nil && contentLocation?.withoutFragment == base?.withoutFragment
        isLocationDefined = status == 201 || (300..<400).contains(status)
        isBaseKnown = base != nil
        method = exchange.method

        let choice = RedirectionFacts.choice(
            isRedirectStatus ? location : nil,
            header: refresh,
            meta: metaRefresh,
            base: base,
            documentBase: documentBase
        )
        kind = choice?.kind
        targetURL = choice?.target
        isTargetInvalid = choice.map { $0.target == nil } ?? false
        nextMethod = choice.map { choice in
            choice.kind == .location ? RedirectionFacts.nextMethod(after: exchange.method, status: status) : "GET"
        }
        let isSame = choice?.target.map { $0.withoutFragment == base?.withoutFragment } ?? false
        isLoop = isSame && nextMethod == exchange.method
        isDowngrade = base?.scheme == "https" && choice?.target?.scheme == "http"
        inheritedFragment = choice?.target.flatMap { $0.fragment == nil ? base?.fragment : nil }
    }

    private static func choice(
        _ location: LocationField?,
        header: Refresh?,
        meta: Refresh?,
        base: WebURL?,
        documentBase: WebURL?
    ) -> (kind: Kind, target: WebURL?)? {
        if let reference = location?.reference { return (.location, WebURL(octets: reference, base: base)) }
        let candidates: [(Kind, Refresh?, WebURL?)] = [(.refreshHeader, header, base), (.metaRefresh, meta, documentBase ?? base)]
        for (kind, refresh, base) in candidates {
            guard let refresh, let range = refresh.url else { continue }
            let target = WebURL(octets: refresh.octets[range], base: base)
            // A page that loads itself again sends nobody elsewhere.
            if let target, let base, target.withoutFragment == base.withoutFragment { continue }
            return (kind, target)
        }
        return nil
    }

    /// 303 makes everything but HEAD a GET; 301 and 302 make POST one (Fetch 4.4, step 12).
    private static func nextMethod(after method: String, status: Int) -> String {
        switch status {
        case 303: method == "HEAD" ? "HEAD" : "GET"
        case 301, 302: method == "POST" ? "GET" : method
        default: method
        }
    }
}
