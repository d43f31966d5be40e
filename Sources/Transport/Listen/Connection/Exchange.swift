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

    init(request: IncomingRequest, startedAt: UInt64) {
        self.request = request
        self.startedAt = startedAt
    }

    var discardsContent: Bool { prepared != nil }
}
