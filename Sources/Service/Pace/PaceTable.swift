import Transport

/// The pace of all targets: the generic cell rate algorithm on host and address blocks, decided together.
///
/// Pure: `now` is microseconds of any clock that does not go back; should it go back all the same, nobody waits longer than one burst.
package struct PaceTable: Sendable {
    package let limits: PaceLimits
    /// Theoretical arrival times. Swift's hashing is seeded at random in each process, so that nobody can make keys collide.
    private var arrivals: [PaceKey: Int64] = [:]
    /// Until when a host wants to be left alone.
    private var holds: [PaceKey: Int64] = [:]
    /// Only hosts that are being asked.
    private var flights: [PaceKey: Int] = [:]
    /// Expired keys are removed when there are so many.
    private var sweepSize = 1_024
    private var nextSweep = Int64.min

    package init(_ limits: PaceLimits = PaceLimits()) {
        self.limits = limits
    }

    /// Keys remembered now.
    package var count: Int { arrivals.count }

    /// Decides on one request. All keys are judged first, and written only when all allow: a denial consumes nothing.
    ///
    /// - Parameters:
    ///   - host: In lower case, without a final dot.
    ///   - addresses: All that may be dialled.
    package mutating func admit(host: String, port: UInt16, addresses: [Address], now: Int64) -> PaceDecision {
        let now = PaceTable.bounded(now)
        let hostKey = PaceKey.host(host, port)
        let blocks = PaceKey.blocks(of: addresses)
        let hostCell = cell(hostKey, limits.host, now)
        let blockCells = blocks.map { cell($0, limits.network, now) }
        let tightest = blockCells.max { $0.arrival < $1.arrival } ?? Cell(arrival: now, rate: limits.network, now: now)

        if let (reason, wait) = denial(hostKey, hostCell, tightest, blocks, now) {
            return PaceDecision(denial: reason, retryAfter: wait, host: hostCell.standing, network: tightest.standing)
        }
        arrivals[hostKey] = hostCell.next
        for (key, cell) in zip(blocks, blockCells) { arrivals[key] = cell.next }
        flights[hostKey, default: 0] += 1
        let network = blocks.isEmpty ? tightest : Cell(arrival: tightest.next, rate: limits.network, now: now)
        return PaceDecision(
            denial: nil,
            retryAfter: 0,
            host: Cell(arrival: hostCell.next, rate: limits.host, now: now).standing,
            network: network.standing
        )
    }

    /// A request that was admitted is over.
    package mutating func finish(host: String, port: UInt16) {
        let key = PaceKey.host(host, port)
        guard let count = flights[key] else { return }
        flights[key] = count > 1 ? count - 1 : nil
    }

    /// The target answered 429 or 503 with Retry-After: everybody leaves it alone for so many seconds.
    package mutating func hold(host: String, port: UInt16, seconds: Int, now: Int64) {
        let now = PaceTable.bounded(now)
        guard seconds > 0 else { return }
        let longest = min(max(limits.longestHold, 0), PaceTable.day)
        let wait = min(Int64(min(seconds, 86_400)) * 1_000_000, longest)
        let key = PaceKey.host(host, port)
        if holds[key] == nil, holds.count >= limits.holds {
            sweep(now)
            guard holds.count < limits.holds else { return }
        }
        holds[key] = max(holds[key] ?? now, now + wait)
    }

    // MARK: The arithmetic for one key

    private struct Cell {
        /// Theoretical arrival time, not before now.
        let arrival: Int64
        let rate: PaceLimits.Rate
        let now: Int64

        /// What is stored when the request is allowed.
        var next: Int64 { arrival + rate.interval }
        var allowAt: Int64 { next - rate.window }
        var wait: Int64 { max(0, allowAt - now) }
        /// With what is stored now: room for so many.
        var standing: PaceDecision.Standing {
            .init(remaining: max(0, (now - arrival + rate.window) / rate.interval), reset: arrival - now)
        }
    }

    private func cell(_ key: PaceKey, _ rate: PaceLimits.Rate, _ now: Int64) -> Cell {
        // Beyond this nothing was ever stored, unless the clock went back.
        let stored = min(arrivals[key] ?? now, now + rate.window)
        return Cell(arrival: max(stored, now), rate: rate, now: now)
    }

    private mutating func denial(
        _ hostKey: PaceKey,
        _ host: Cell,
        _ network: Cell,
        _ blocks: [PaceKey],
        _ now: Int64
    ) -> (PaceDecision.Reason, Int64)? {
        let held = min((holds[hostKey] ?? now) - now, limits.longestHold)
        let wait = max(host.wait, network.wait, held)
        if held > 0, held == wait { return (.hold, wait) }
        if host.wait > 0, host.wait == wait { return (.host, wait) }
        if network.wait > 0 { return (.network, wait) }
        if flights[hostKey] ?? 0 >= limits.inFlight { return (.inFlight, PaceTable.flightGuess) }
        let added = ([hostKey] + blocks).count { arrivals[$0] == nil }
        guard added > 0, arrivals.count + added > min(limits.keys, sweepSize) else { return nil }
        sweep(now)
        return arrivals.count + added > limits.keys ? (.full, PaceTable.fullGuess) : nil
    }

    /// How long a request under way may still take.
    private static let flightGuess: Int64 = 250_000
    private static let day: Int64 = 86_400_000_000
    private static let fullGuess: Int64 = 1_000_000
    /// A full table is not searched more often than this.
    private static let sweepPause: Int64 = 100_000

    /// Forgets keys whose burst is whole again; they decide as if they had never been there.
    private mutating func sweep(_ now: Int64) {
        guard now >= nextSweep || nextSweep > now + PaceTable.sweepPause else { return }
        nextSweep = now + PaceTable.sweepPause
        arrivals = arrivals.filter { $0.value > now }
        holds = holds.filter { $0.value > now }
        sweepSize = max(1_024, arrivals.count * 2)
    }

    private static func bounded(_ now: Int64) -> Int64 { min(max(now, 0), Int64.max / 4) }
}
