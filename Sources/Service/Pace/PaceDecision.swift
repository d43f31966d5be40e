/// Whether a target may be asked now. Durations are in microseconds.
package struct PaceDecision: Sendable, Hashable {
    /// What stood in the way.
    package enum Reason: String, Sendable, Hashable {
        /// The rate of the host.
        case host
        /// The rate of the address block.
        case network
        /// As many requests as allowed are under way to the host.
        case inFlight = "in-flight"
        /// The host asked for patience with Retry-After.
        case hold
        /// More targets than can be remembered.
        case full
    }

    /// Where one key stands after the decision.
    package struct Standing: Sendable, Hashable {
        /// Requests that would be allowed now.
        package var remaining: Int64
        /// Until the whole burst is there again.
        package var reset: Int64
    }

    /// `nil` when the target may be asked; then a request is counted as under way until `finish`.
    package var denial: Reason?
    /// Until asking again may succeed; 0 when allowed. An estimate for `inFlight`.
    package var retryAfter: Int64
    package var host: Standing
    /// Of the block that has the least left.
    package var network: Standing

    package var isAllowed: Bool { denial == nil }
    /// Requests that would be allowed now, by all rates.
    package var remaining: Int64 { min(host.remaining, network.remaining) }
}

extension PaceDecision {
    /// RateLimit-Policy and RateLimit (draft-ietf-httpapi-ratelimit-headers), and Retry-After for a denial.
    ///
    /// Quotas are the bursts, windows the time in which they come back; seconds are rounded up.
    package func fields(_ limits: PaceLimits) -> [(name: String, value: String)] {
        func seconds(_ microseconds: Int64) -> Int64 { microseconds / 1_000_000 + (microseconds % 1_000_000 > 0 ? 1 : 0) }
        func policy(_ name: String, _ rate: PaceLimits.Rate) -> String { "\"\(name)\";q=\(rate.burst);w=\(max(1, seconds(rate.window)))" }
        func standing(_ name: String, _ standing: Standing) -> String { "\"\(name)\";r=\(standing.remaining);t=\(seconds(standing.reset))" }
        var fields = [
            (name: "RateLimit-Policy", value: "\(policy("host", limits.host)), \(policy("network", limits.network))"),
            (name: "RateLimit", value: "\(standing("host", host)), \(standing("network", network))"),
        ]
        if !isAllowed { fields.append((name: "Retry-After", value: "\(max(1, seconds(retryAfter)))")) }
        return fields
    }
}
