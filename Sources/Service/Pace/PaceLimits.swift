/// How fast targets are asked. Durations are in microseconds.
package struct PaceLimits: Sendable, Hashable {
    /// A rate and how much of it may come at once.
    package struct Rate: Sendable, Hashable {
        /// Between two requests at the steady pace, at least 1.
        package var interval: Int64
        /// Requests at once after a time of rest, at least 1.
        package var burst: Int64

        package init(perSecond: Double, burst: Int64) {
            let interval = (1_000_000 / perSecond).rounded()
            // No rate at all, or none that is a number: the slowest.
            self.interval = interval >= 1 && interval < 10_000_000_000 ? Int64(interval) : perSecond > 1 ? 1 : 10_000_000_000
            self.burst = min(max(burst, 1), 1_000_000)
        }

        /// The time in which a used-up burst comes back.
        package var window: Int64 { interval * burst }
    }

    /// For one host and port.
    package var host = Rate(perSecond: 2, burst: 10)
    /// For a block of addresses, so that the names of a wildcard domain do not multiply the pace.
    package var network = Rate(perSecond: 20, burst: 40)
    /// Requests to one host and port at the same time.
    package var inFlight = 2
    /// Keys that are remembered. One is forgotten when its burst has come back; beyond the limit new keys are denied.
    package var keys = 65_536
    /// Hosts whose Retry-After is remembered.
    package var holds = 8_192
    /// No Retry-After is obeyed for longer.
    package var longestHold: Int64 = 3_600_000_000

    package init() {}
}
