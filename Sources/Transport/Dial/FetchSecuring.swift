import CSystem
import Glibc
import Recording

extension Fetch {
    func beginSecuring(_ attempt: Attempt, _ target: Target) {
        let name = target.literal.map { "\($0)" } ?? target.host
        hop.tls = TLSRecord(serverName: name, clientHelloSent: true)
        enter(.securing, limit: limits.tlsTime)
        let sentName = target.literal == nil ? target.host : nil
        session = TLSSession(dialling: dialler.context, descriptor: attempt.descriptor, serverName: sentName)
        saidTLS = true
        secure()
    }

    func secure() {
        guard let session, let connection, let isTLS = beginsLikeTLS(connection) else { return }
        if !isTLS { return takePlainOctets() }
        switch session.handshake() {
        case .wants(let readiness): connection.wait(for: readiness)
        case .done:
            describe(session)
            record.timings.tls = elapsed
            beginExchange()
        case .ended: end(.tlsClosed)
        case .failed(let failure):
            end(of: failure, otherwise: .tlsClosed)
        }
    }

    func describe(_ session: TLSSession) {
        guard var tls = hop.tls else { return }
        session.describe(in: &tls)
        hop.tls = tls
    }

    /// Looks at the first octet of the peer before OpenSSL takes it: where it begins no TLS record, the octets are the finding.
    /// An alert instead of a handshake is kept as octets too. `nil` when the fetch has ended.
    private func beginsLikeTLS(_ connection: Attempt) -> Bool? {
        if !hop.received.isEmpty { return saidTLS }
        var first = [UInt8](repeating: 0, count: 7)
        let count = assay_peek(connection.descriptor, &first, first.count)
        // The error is told once, and OpenSSL would read it as the end.
        if count == -Int(ECONNRESET) {
            end(.reset)
            return nil
        }
        guard count > 0 else { return true }
        switch first[0] {
        case 0x16: return true
        case 0x15:
            hop.received = Array(first.prefix(count))
            return true
        default:
            saidTLS = false
            return false
        }
    }

    /// Reads what a peer says that speaks something else, for as long as it says something.
    private func takePlainOctets() {
        guard let connection else { return }
        while hop.received.count < Fetch.plainOctets {
            let count = assay_receive(connection.descriptor, loop.scratch.baseAddress, loop.scratch.count)
            if count > 0 {
                hop.received.append(contentsOf: loop.scratch.prefix(count).prefix(Fetch.plainOctets - hop.received.count))
                limitPhase(min(limits.tlsTime, Fetch.plainPatience))
                continue
            }
            if count == -Int(EAGAIN) { return connection.wait(for: .readable) }
            if count == -Int(EINTR) { continue }
            hop.closed = count == 0
            break
        }
        end(.tlsNotSpoken)
    }

    /// What is kept of a peer that speaks something else, and how long a silence ends it.
    private static let plainOctets = 64 << 10
    private static let plainPatience: UInt64 = 1_000_000_000

    /// Ends with what TLS failed of.
    func end(of failure: TLSFailure, otherwise closed: FetchEnd) {
        switch failure {
        case .alert(let code):
            hop.tls?.alert = code
            end(.tlsAlert)
        case .closed:
            hop.closed = true
            end(closed)
        case .system(let code): end(code == ECONNRESET || code == EPIPE ? .reset : closed)
        case .refused(let code):
            hop.tls?.failure = TLSFailure.words(code)
            end(.tlsProtocol)
        }
    }
}
