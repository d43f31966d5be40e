/// What a peer may send and how long it may take. Sizes in octets, durations in nanoseconds.
package struct ServerLimits: Sendable {
    package var requestLine = 8 * 1024
    package var head = 32 * 1024
    package var fields = 100
    package var content = 16 * 1024 * 1024
    /// Content of all requests that are being read, together; short content does not count.
    package var contentTogether = 512 * 1024 * 1024
    /// All chunk extensions of one request; content in tiny chunks is bounded by `content`, its wire by the time limits.
    package var chunkExtensions = 16 * 1024
    /// Content that nobody asked for is read and dropped up to here, so that the connection can be kept; beyond, it closes.
    package var discardedContent = 64 * 1024

    /// For the TLS handshake.
    package var handshakeTime: UInt64 = 10_000_000_000
    package var headTime: UInt64 = 10_000_000_000
    package var contentTime: UInt64 = 30_000_000_000
    /// Content must arrive at `contentRate` octets a second, judged whenever this much time has passed.
    package var rateWindow: UInt64 = 5_000_000_000
    package var contentRate = 1024
    package var idleTime: UInt64 = 75_000_000_000
    /// A peer that takes no octet of an answer for so long is cut.
    package var sendTime: UInt64 = 30_000_000_000
    /// After the last answer: how long to wait for the next octet, and for the end.
    package var lingerTime: UInt64 = 5_000_000_000
    package var lingerTotal: UInt64 = 30_000_000_000

    package var requestsPerConnection = 1000
    package var connections = 1024
    /// Connections beyond `connections` that get their 503 at the same time; further ones are closed unanswered.
    package var refusals = 256
    package var backlog: Int32 = 1024

    package init() {}
}
