/// What the caller allows an investigation to do.
package struct InvestigationOptions: Sendable {
    /// Redirects that are followed; 0 for none.
    package var redirectLimit = 10
    /// Further tries after a failure that may pass, over all hops together.
    package var retries = 0
    /// From the first request to the last octet, in microseconds.
    package var totalTime: Int64 = 30_000_000
    /// Before the first retry, in microseconds; it doubles with each.
    package var backoff: Int64 = 500_000
    /// No wait of our own choice is longer, in microseconds; Retry-After may be.
    package var longestBackoff: Int64 = 8_000_000
    /// Makes the jitter: the same seed gives the same waits.
    package var seed: UInt64 = 0

    package init() {}
}
