/// Waits that grow and differ from caller to caller, so that those who failed together do not return together.
struct Backoff: Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Microseconds before the `attempt`th retry (from 1): between half of and the whole exponential step.
    mutating func wait(attempt: Int, options: InvestigationOptions) -> Int64 {
        let shift = min(max(attempt - 1, 0), 30)
        let cap = min(max(options.longestBackoff, 0), 86_400_000_000)
        let start = min(max(options.backoff, 0), cap)
        let step = min(start << Int64(shift), cap)
        let half = step / 2
        return half + Int64(next() % UInt64(step - half + 1))
    }

    /// SplitMix64.
    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
