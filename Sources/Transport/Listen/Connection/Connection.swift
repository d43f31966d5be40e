import CSystem

/// One accepted connection: it reads a request, has it answered, and only then reads the next (RFC 9112 9.3.2).
final class Connection: EventHandler {
    enum Phase {
        /// TLS is being agreed on.
        case handshake
        /// Idle, or in the middle of a head.
        case head
        case content
        /// The application has the request.
        case busy
        /// An answer waits for room in the socket.
        case flushing
        /// The last answer is out; what the peer still sends is dropped, so that no reset destroys the answer on its way.
        case lingering
        case closed
    }

    let site: LoopSite
    var wire: Wire
    let client: String
    private let place: Census.Place
    private(set) var token: LoopToken

    var phase = Phase.head
    var scanner = HeadScanner()
    var exchange: Exchange?
    /// Octets received and not yet used: part of a head, or requests behind the one in flight.
    var input: [UInt8] = []
    /// Octets of an answer that the socket did not take.
    var output: [UInt8] = []
    var outputSent = 0
    var requests = 0
    var closesAfterAnswer = false
    var peerEnded = false
    /// When the head that has begun must be complete; `UInt64.max` between requests.
    var headDeadline: UInt64
    private var lingerEnd: UInt64 = 0

    private static let lingerTimeWhenClosing: UInt64 = 1_000_000_000

    var loop: EventLoop { site.loop }
    var limits: ServerLimits { site.limits }

    private init(wire: Wire, client: String, place: Census.Place, site: LoopSite) {
        self.wire = wire
        self.client = client
        self.place = place
        self.site = site
        token = LoopToken(descriptor: wire.descriptor, generation: 0)
        headDeadline = site.loop.now &+ site.limits.headTime
    }

    /// Takes an accepted descriptor, on the loop of `site`; `tls` for HTTPS.
    static func open(descriptor: Int32, client: String, place: Census.Place, site: LoopSite, tls: TLSContext?) {
        var wire = Wire(descriptor: descriptor)
        if let tls {
            wire.session = TLSSession(serving: tls, descriptor: descriptor)
            if wire.session == nil {
                wire.close()
                site.census.leave(place)
                return
            }
        }
        let connection = Connection(wire: wire, client: client, place: place, site: site)
        do throws(TransportError) {
            connection.token = try site.loop.register(descriptor, interest: .readable, handler: connection)
        } catch {
            connection.wire.close()
            site.census.leave(place)
            return
        }
        if tls == nil { connection.begin() } else { connection.beginHandshake() }
    }

    /// The wire carries octets from now on.
    func begin() {
        if place == .refused {
            refuse(.tooManyConnections)
        } else {
            loop.setDeadline(headDeadline, of: token)
        }
    }

    // MARK: Events

    func ready(_ readiness: Readiness) {
        if phase == .handshake { return handshake() }
        if readiness.contains(.failed) || (readiness.contains(.hungUp) && !readiness.contains(.readable)) {
            leave()
            return
        }
        if readiness.contains(.writable) { flush() }
        if readiness.contains(.readable) { readable() }
    }

    func receive(_ result: any Sendable) {
        guard let late = result as? LateResponse, phase == .busy, late.number == requests else { return }
        answer(late.response)
        resume()
    }

    func deadlinePassed() {
        switch phase {
        case .handshake: close()
        case .head:
            if input.isEmpty { closeIfQuiet() } else { refuse(.headTimeout) }
        case .content: judgeContentTime()
        case .busy: break
        case .flushing: leave()
        case .lingering, .closed: close()
        }
    }

    private func readable() {
        switch phase {
        case .busy: loop.setInterest([], of: token)
        case .flushing: loop.setInterest(.writable, of: token)
        case .closed, .handshake: break
        case .head, .content, .lingering:
            switch wire.receive(into: loop.scratch) {
            case .octets(let count): consume(UnsafeRawBufferPointer(rebasing: loop.scratch[0..<count]))
            case .wouldBlock: break
            case .ended: inputEnded()
            case .failed: leave()
            }
        }
    }

    private func inputEnded() {
        peerEnded = true
        if phase == .lingering || (phase == .head && input.isEmpty) {
            close()
        } else {
            refuse(.malformed(.incomplete))
        }
    }

    // MARK: Waiting

    /// Sets what to wait for, after the phase may have changed.
    func settle() {
        switch phase {
        case .handshake: break
        case .head:
            loop.setInterest(.readable, of: token)
            loop.setDeadline(headDeadline < .max ? headDeadline : loop.now &+ limits.idleTime, of: token)
        case .content: loop.setInterest(.readable, of: token)
        case .busy: loop.setDeadline(nil, of: token)
        case .flushing:
            loop.setInterest(.writable, of: token)
            loop.setDeadline(loop.now &+ limits.sendTime, of: token)
        case .lingering:
            loop.setInterest(.readable, of: token)
            let wait = site.isClosing ? min(limits.lingerTime, Connection.lingerTimeWhenClosing) : limits.lingerTime
            loop.setDeadline(min(loop.now &+ wait, lingerEnd), of: token)
        case .closed: break
        }
    }

    // MARK: The end

    /// Half-closes after the last answer and waits for the peer's end.
    func linger() {
        input = []
        wire.finishSending()
        if peerEnded {
            close()
        } else {
            phase = .lingering
            lingerEnd = loop.now &+ limits.lingerTotal
        }
    }

    /// The peer has gone, or is given up.
    func leave() {
        if let exchange {
            exchange.left?.withLock { $0 = true }
            record(exchange, route: "", status: 499, sent: 0)
            self.exchange = nil
        }
        close()
    }

    func close() {
        if phase == .closed { return }
        phase = .closed
        input = []
        output = []
        loop.unregister(token)
        wire.close()
        site.census.leave(place)
    }

    /// Ends an idle connection unless a request has just arrived.
    private func closeIfQuiet() {
        switch wire.receive(into: loop.scratch) {
        case .octets(let count): consume(UnsafeRawBufferPointer(rebasing: loop.scratch[0..<count]))
        default: close()
        }
    }

    /// The server stops: idle connections end, one that has never asked anything gets `grace` nanoseconds to do so.
    func endIdling(grace: UInt64) {
        if phase == .handshake { return limitHandshake(grace) }
        guard phase == .head, input.isEmpty else { return }
        if requests > 0 {
            closeIfQuiet()
        } else {
            headDeadline = min(headDeadline, loop.now &+ grace)
            settle()
        }
    }
}
