import CSystem
import Glibc
import Recording

extension Fetch {
    /// What a read or a write came to, over TLS or not.
    private enum Transfer {
        case octets(Int)
        case wants(Readiness)
        /// Nothing more will come.
        case ended
        case reset
        case failed(TLSFailure)
    }

    func beginExchange() {
        guard let target else { return }
        let layout = RequestOctets(request, for: target, rules: dialler.rules)
        outgoing = layout.octets
        hop.request.fields = layout.fields
        // What was kept of the handshake is no answer.
        hop.received = []
        reader = dialler.makeReader(request.method)
        enter(.exchanging, limit: limits.firstOctetTime)
        exchange()
    }

    /// Sends what is left of the request and reads what has come: a peer may answer, or refuse, before it has everything.
    func exchange() {
        var interest: Readiness = []
        if sent < outgoing.count {
            guard let wanted = send() else { return }
            interest.formUnion(wanted)
        }
        for _ in 0..<Fetch.readsAPass {
            switch receive() {
            case .octets(let count):
                take(count)
                if phase == .ended { return }
            case .wants(let readiness):
                connection?.wait(for: interest.union(readiness))
                return
            case .ended: return sendingFailed ? end(.reset) : peerEnded()
            case .reset: return end(.reset)
            case .failed(.closed):
                hop.tls?.closeNotified = false
                return peerEnded()
            case .failed(let failure): return end(of: failure, otherwise: .reset)
            }
        }
        // The rest fires again; others have their turn first.
        connection?.wait(for: interest.union(.readable))
    }

    private static let readsAPass = 8

    /// What to wait for to go on sending, nothing when all is sent; `nil` when the fetch has ended.
    private func send() -> Readiness? {
        while sent < outgoing.count {
            let transfer = outgoing.withUnsafeBytes { transmit(UnsafeRawBufferPointer(rebasing: $0[sent...])) }
            switch transfer {
            case .octets(let count): sent += count
            case .wants(let readiness): return readiness
            case .ended, .reset, .failed:
                // The answer that explains it may have come already; reading tells, but takes a reset that writing has seen for the end.
                outgoing = []
                sendingFailed = true
                return []
            }
        }
        outgoing = []
        limitPhase(limits.firstOctetTime)
        return []
    }

    private func transmit(_ octets: UnsafeRawBufferPointer) -> Transfer {
        guard let connection else { return .ended }
        if let session { return Fetch.transfer(session.send(octets)) }
        return Fetch.transfer { assay_send(connection.descriptor, octets.baseAddress, octets.count) }
    }

    private func receive() -> Transfer {
        guard let connection else { return .ended }
        if let session { return Fetch.transfer(session.receive(into: loop.scratch)) }
        return Fetch.transfer { assay_receive(connection.descriptor, loop.scratch.baseAddress, loop.scratch.count) }
    }

    private static func transfer(_ step: TLSSession.Step) -> Transfer {
        switch step {
        case .done(let count): .octets(count)
        case .wants(let readiness): .wants(readiness)
        case .ended: .ended
        case .failed(let failure): .failed(failure)
        }
    }

    private static func transfer(_ call: () -> Int) -> Transfer {
        while true {
            let count = call()
            if count > 0 { return .octets(count) }
            switch Int32(-count) {
            case 0: return .ended
            case EINTR: continue
            case EAGAIN: return .wants(.readable)
            default: return .reset
            }
        }
    }

    /// Keeps `count` octets of the scratch buffer and asks the reader where the response stands.
    private func take(_ count: Int) {
        note(arrivalAt: hop.received.count)
        if record.timings.firstByte == nil { record.timings.firstByte = elapsed }
        hop.received.append(contentsOf: loop.scratch.prefix(count))
        progress = reader?.follow(hop.received) ?? .untilClose(begin: 0)
        guard let begin = progress.contentBegin else {
            if hop.received.count > limits.head { return cut(to: limits.head) }
            return limitPhase(limits.readTime)
        }
        if begin > limits.head { return cut(to: limits.head) }
        let most = max(0, min(limits.content, request.contentLimit ?? .max))
        let (end, overflow) = begin.addingReportingOverflow(most)
        if case .complete(_, let last) = progress, overflow || last <= end { return complete(surplusFrom: last) }
        if request.stopsAfterHead { return self.end(.stopped) }
        if !overflow, hop.received.count > end { return cut(to: end) }
        limitPhase(limits.readTime)
    }

    private func cut(to count: Int) {
        hop.received.removeLast(max(0, hop.received.count - count))
        end(.limitExceeded)
    }

    /// Takes what has already arrived behind the end: octets that belong to nothing are a finding.
    private func complete(surplusFrom end: Int) {
        if request.stopsAfterHead { return self.end(.stopped) }
        switch receive() {
        case .octets(let count): hop.received.append(contentsOf: loop.scratch.prefix(count))
        case .ended:
            hop.closed = true
            hop.tls?.closeNotified = true
        case .failed(.closed):
            hop.closed = true
            hop.tls?.closeNotified = false
        case .wants, .reset, .failed: break
        }
        let most = end + Fetch.surplusOctets
        if hop.received.count > most { hop.received.removeLast(hop.received.count - most) }
        self.end(.complete)
    }

    private static let surplusOctets = 64 << 10

    private func peerEnded() {
        hop.closed = true
        if hop.tls?.closeNotified == nil { hop.tls?.closeNotified = true }
        switch progress {
        case .nothing: end(.closedBeforeResponse)
        case .head: end(.closedInHead)
        case .content: end(.closedInBody)
        case .untilClose, .complete: end(.complete)
        }
    }

    private func note(arrivalAt offset: Int) {
        let moment = age
        if let last = record.arrivals.last {
            if moment - last.microseconds < Fetch.arrivalGrain || record.arrivals.count >= Fetch.mostArrivals { return }
        }
        record.arrivals.append(Arrival(offset: offset, microseconds: moment))
    }

    private static let arrivalGrain = 1000
    private static let mostArrivals = 1024
}
