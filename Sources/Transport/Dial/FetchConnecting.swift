import CSystem
import Recording

extension Fetch {
    /// Races judged addresses (RFC 8305 5).
    func connect(to addresses: [Address]) {
        untried = AddressOrder.interleaved(addresses, limit: limits.addresses).reversed()
        enter(.connecting, limit: limits.connectTime)
        tryNext()
    }

    /// Begins with the next address, and with the one after it at once where the system refuses.
    func tryNext() {
        guard let target else { return }
        nextAttemptAt = .max
        while let address = untried.popLast() {
            let number = record.attempts.count
            record.attempts.append(ConnectAttempt(address: "\(address)", port: target.port, began: age))
            switch Attempt.begin(address: address, port: target.port, number: number, for: self) {
            case .success(let attempt):
                pending.append(attempt)
                if !untried.isEmpty { nextAttemptAt = assay_monotonic_nanoseconds() &+ limits.stagger }
                setDeadline()
                return
            case .failure(let failure): record.attempts[number].outcome = .failed(failure.end)
            }
        }
        if pending.isEmpty { return end(ConnectFailure.telling(failures)) }
        setDeadline()
    }

    private var failures: [FetchEnd] {
        record.attempts.compactMap { attempt in
            if case .failed(let end) = attempt.outcome { return end }
            return nil
        }
    }

    /// A socket of this fetch can be written, read, or has failed.
    func ready(_ attempt: Attempt, _ readiness: Readiness) {
        switch phase {
        case .connecting: settled(attempt)
        case .securing: secure()
        case .exchanging: exchange()
        case .waiting, .resolving, .ended: break
        }
    }

    private func settled(_ attempt: Attempt) {
        pending.removeAll { $0 === attempt }
        let error = assay_socket_error(attempt.descriptor)
        if error != 0 {
            record.attempts[attempt.number].outcome = .failed(ConnectFailure(code: error).end)
            attempt.close()
            return tryNext()
        }
        record.attempts[attempt.number].outcome = .connected
        for other in pending { abandon(other) }
        pending = []
        untried = []
        connected(attempt)
    }

    func abandon(_ attempt: Attempt) {
        record.attempts[attempt.number].outcome = .abandoned
        attempt.close()
    }

    private func connected(_ attempt: Attempt) {
        guard let target else { return }
        connection = attempt
        record.timings.connect = elapsed
        record.address = "\(attempt.address)"
        record.port = target.port
        if target.url.schemeKind == .https {
            beginSecuring(attempt, target)
        } else {
            beginExchange()
        }
    }
}
