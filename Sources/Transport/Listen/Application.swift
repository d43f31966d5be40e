/// What stands behind the server: it says which requests are wanted and answers them.
///
/// All calls come on a loop and must not wait; work is handed to other threads, which answer through the `Ticket`.
package protocol Application: Sendable {
    /// The head has arrived, the content has not.
    func admit(_ request: IncomingRequest) -> Admission
    /// The whole request has arrived. `nil` when the answer will come through `ticket`.
    func respond(to request: IncomingRequest, ticket: Ticket) -> Response?
    /// Words for what the transport refuses by itself.
    func response(to refusal: Refusal, requestID: String, path: String) -> Response
    /// An answer was laid out, or the peer left before it (then `status` is 499).
    func finished(_ record: AccessRecord)
}

package enum Admission: Sendable {
    /// Nothing of the content is needed for this answer.
    case answer(Response)
    /// Read the content, then call `respond`.
    case read
}

package struct IncomingRequest: Sendable {
    package let head: RequestHead
    package let requestID: String
    /// The numeric address of the peer.
    package let client: String
    package var content: [UInt8] = []
}

/// One finished exchange, for logs and metrics.
package struct AccessRecord: Sendable {
    package let requestID: String
    /// Empty when no request line could be read.
    package let method: String
    package let route: String
    package let status: Int
    /// From the complete head to the laid out answer, in nanoseconds.
    package let duration: UInt64
    /// Octets of content sent.
    package let sent: Int
    /// Octets of content received.
    package let received: Int
    package let client: String
}

/// The right to answer one request later, from any thread, once.
package struct Ticket: Sendable {
    private let loop: EventLoop
    private let token: LoopToken
    private let number: Int
    private let left: Guarded<Bool>

    init(loop: EventLoop, token: LoopToken, number: Int, left: Guarded<Bool>) {
        self.loop = loop
        self.token = token
        self.number = number
        self.left = left
    }

    /// The peer has gone: work that has not begun need not begin.
    package var isAbandoned: Bool { left.withLock { $0 } }

    package func send(_ response: Response) {
        loop.deliver(LateResponse(number: number, response: response), to: token)
    }
}

/// A response for the request of that number on its connection.
struct LateResponse: Sendable {
    let number: Int
    let response: Response
}
