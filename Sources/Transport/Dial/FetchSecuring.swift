import CSystem
import Glibc
import Recording

/// What the first octet of a peer says that should speak TLS.
enum PeerSpeech {
    case unheard, tls, other
}

extension Fetch {
    func beginSecuring(_ attempt: Attempt, _ target: Target) {
        let name = target.literal.map { "\($0)" } ?? target.host
        hop.tls = TLSRecord(serverName: name, clientHelloSent: true)
        enter(.securing, limit: limits.tlsTime)
        let sentName = target.literal == nil ? target.host : nil
        session = TLSSession(dialling: dialler.context, descriptor: attempt.descriptor, serverName: sentName)
        secure()
    }

    func secure() {
        guard let session, let connection else { return }
        switch peerSpeech {
        case .unheard:
            hear(connection)
            if phase == .ended { return }
            if peerSpeech == .other { return takePlainOctets() }
            if peerSpeech == .tls { session.beginReading(from: connection.descriptor) }
        case .other: return takePlainOctets()
        case .tls: break
        }
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
    /// An alert instead of a handshake is kept as octets too.
    private func hear(_ connection: Attempt) {
        var first = [UInt8](repeating: 0, count: 7)
        let count = assay_peek(connection.descriptor, &first, first.count)
        switch count {
        case -Int(EAGAIN), -Int(EINTR): break
        // The error is told once, and OpenSSL would read it as the end.
        case -Int(ECONNRESET): end(.reset)
        case ...0: peerSpeech = .tls
        default:
            peerSpeech = first[0] == 0x15 || first[0] == 0x16 ? .tls : .other
            if first[0] == 0x15 { hop.received = Array(first.prefix(count)) }
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
