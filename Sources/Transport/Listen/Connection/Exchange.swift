/// One request while it is read and answered. A connection without one is idle and small.
final class Exchange {
    var request: IncomingRequest
    let startedAt: UInt64
    /// Tells the worker that the peer has left; `nil` until a worker may hold the request.
    var left: Guarded<Bool>?
    var received = 0
    var contentStartedAt: UInt64 = 0
    var chunked = ChunkedContent()
    /// An answer that waits until unwanted content has been read away.
    var prepared: Response?

    private let census: Census
    private var reserved = 0

    /// Content is accounted for in steps as it arrives, so that a promise of much content holds nothing.
    private static let reservationStep = 256 * 1024

    init(request: IncomingRequest, startedAt: UInt64, census: Census) {
        self.request = request
        self.startedAt = startedAt
        self.census = census
    }

    deinit {
        if reserved > 0 { census.release(octets: reserved) }
    }

    /// Whether the content received so far may be kept; the first step is free.
    func accountForContent(_ limits: ServerLimits) -> Bool {
        while request.content.count > reserved + Exchange.reservationStep {
            if !census.reserve(octets: Exchange.reservationStep, of: limits) { return false }
            reserved += Exchange.reservationStep
        }
        return true
    }

    var discardsContent: Bool { prepared != nil }
}
