/// The one word for a response; when several fit, the first in this order is used.
package enum Verdict: String, Sendable, CaseIterable, Comparable {
    /// The secure connection could not be made or trusted.
    case tlsFailure = "tls-failure"
    /// No response came: DNS, connect, time-out.
    case networkFailure = "network-failure"
    /// The octets are no HTTP response.
    case notHTTP = "not-http"
    /// The message cannot be trusted or decoded; treat as failed.
    case broken
    /// A well-delivered answer whose status is 4xx or 5xx, or outside the five classes.
    case httpError = "http-error"
    /// The status is fine, the content says that the operation failed.
    case businessError = "business-error"
    /// Content was lost, is ambiguous, or could be read only by a repair or guess that no standard provides for.
    case degraded
    /// Follow the target.
    case redirect
    /// Usable as it is; the sender should fix something.
    case okWithWarnings = "ok-with-warnings"
    /// Nothing to act on.
    case ok

    private var rank: Int { Verdict.allCases.firstIndex(of: self) ?? 0 }

    /// The graver verdict is the lesser one.
    package static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }
}
