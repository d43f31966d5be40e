import Recording
import WebURL

/// One request that an investigation asks for: what to send, where, and when.
package struct PlannedFetch: Sendable {
    package enum Purpose: Sendable, Hashable {
        case first
        case redirect
        /// Another try, counted from 1 for this URL.
        case retry(Int)
    }

    package let purpose: Purpose
    /// Method, absolute URL (with its fragment) and field lines.
    package let request: Request
    /// Octets of request content; `nil` for none.
    package let content: [UInt8]?
    /// The URL as somebody wrote it: by the caller, or in Location. What judges it must see this text, not its repair.
    package let reference: String
    /// What `reference` is relative to; `nil` for what the caller asked for.
    package let base: WebURL?
    /// Redirects that led here.
    package let redirects: Int
    /// Not to be sent earlier. Unix time in microseconds.
    package let notBefore: Int64
    /// When all must have ended. Unix time in microseconds.
    package let deadline: Int64

    package var method: String { request.method ?? "GET" }

    /// How long to wait from `now` (Unix time in microseconds), in microseconds; 0 when it is time.
    package func wait(at now: Int64) -> Int64 {
        let (difference, overflow) = notBefore.subtractingReportingOverflow(now)
        return overflow ? 0 : max(0, difference)
    }
}
