/// How long a fetch may take and how much it may bring. Durations in nanoseconds, sizes in octets.
package struct FetchLimits: Sendable, Hashable {
    package var dnsTime: UInt64 = 5_000_000_000
    /// Until one of the addresses has answered.
    package var connectTime: UInt64 = 5_000_000_000
    package var tlsTime: UInt64 = 5_000_000_000
    /// From the sent request to the first octet of the answer.
    package var firstOctetTime: UInt64 = 10_000_000_000
    /// Between two arrivals.
    package var readTime: UInt64 = 10_000_000_000
    /// For everything together; each phase takes at most what is left of it.
    package var totalTime: UInt64 = 30_000_000_000
    /// How long an address may be silent before the next is tried beside it (RFC 8305 5).
    package var stagger: UInt64 = 250_000_000

    /// All heads together, interim ones included.
    package var head = 1 << 20
    /// Content on the wire, chunk lines included.
    package var content = 10 << 20
    /// Addresses of one name that are tried.
    package var addresses = 16

    package init() {}
}
