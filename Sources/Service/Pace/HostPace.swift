import CSystem
import Transport

/// The pace of all targets, shared by all loops and workers of this process.
package final class HostPace: Sendable {
    /// Microseconds of a clock that does not go back.
    package typealias Clock = @Sendable () -> Int64

    package let limits: PaceLimits
    private let table: Guarded<PaceTable>
    private let clock: Clock

    package init(_ limits: PaceLimits = PaceLimits(), clock: @escaping Clock = HostPace.monotonic) {
        self.limits = limits
        self.clock = clock
        table = Guarded(PaceTable(limits))
    }

    package static let monotonic: Clock = { Int64(clamping: assay_monotonic_nanoseconds() / 1_000) }

    /// Asks for a turn. When it is given, `finish` must be called at the end of the fetch, whatever that end is.
    package func admit(_ destination: Destination) -> PaceDecision {
        let target = destination.target
        let now = clock()
        return table.withLock { $0.admit(host: target.host, port: target.port, addresses: destination.addresses, now: now) }
    }

    package func finish(_ target: Target) {
        table.withLock { $0.finish(host: target.host, port: target.port) }
    }

    /// To be called for a 429 or 503 with Retry-After.
    package func hold(_ target: Target, seconds: Int) {
        let now = clock()
        table.withLock { $0.hold(host: target.host, port: target.port, seconds: seconds, now: now) }
    }
}
