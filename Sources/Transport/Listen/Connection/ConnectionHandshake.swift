import CSystem

extension Connection {
    func beginHandshake() {
        phase = .handshake
        loop.setDeadline(loop.now &+ limits.handshakeTime, of: token)
        handshake()
    }

    /// Goes on with the TLS handshake; costs its loop 0.2 ms to 1 ms, most of it for the signature.
    func handshake() {
        guard let session = wire.session else { return }
        switch session.handshake() {
        case .done:
            phase = .head
            headDeadline = loop.now &+ limits.headTime
            loop.setInterest(.readable, of: token)
            begin()
        case .wants(let readiness): loop.setInterest(readiness, of: token)
        case .failed(let failure) where failure.isPlainRequest:
            wire.session = nil
            refuse(.malformed(.plainRequest))
        // OpenSSL has sent its alert.
        case .ended, .failed: close()
        }
    }

    /// The server stops: a handshake gets no more than `grace` nanoseconds.
    func limitHandshake(_ grace: UInt64) {
        loop.setDeadline(loop.now &+ min(grace, limits.handshakeTime), of: token)
    }
}
