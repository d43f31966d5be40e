import CSystem
import Glibc
import Recording

/// A socket on its way to one address, and the connection once it stands.
final class Attempt: EventHandler {
    let descriptor: Int32
    let address: Address
    /// Position in `FetchRecord.attempts`.
    let number: Int
    private(set) var token: LoopToken
    private let loop: EventLoop
    private var fetch: Fetch?

    private init(descriptor: Int32, address: Address, number: Int, fetch: Fetch) {
        self.descriptor = descriptor
        self.address = address
        self.number = number
        self.fetch = fetch
        loop = fetch.loop
        token = LoopToken(descriptor: descriptor, generation: 0)
    }

    /// Begins to connect; the failure when the system refuses at once.
    static func begin(address: Address, port: UInt16, number: Int, for fetch: Fetch) -> Result<Attempt, ConnectFailure> {
        let descriptor = assay_connect(address.networkForm, port)
        if descriptor < 0 { return .failure(ConnectFailure(code: -descriptor)) }
        let attempt = Attempt(descriptor: descriptor, address: address, number: number, fetch: fetch)
        do throws(TransportError) {
            attempt.token = try fetch.loop.register(descriptor, interest: .writable, handler: attempt)
        } catch {
            _ = assay_close(descriptor)
            return .failure(ConnectFailure(code: EMFILE))
        }
        return .success(attempt)
    }

    func ready(_ readiness: Readiness) { fetch?.ready(self, readiness) }
    func deadlinePassed() {}
    func receive(_ result: any Sendable) {}

    func wait(for readiness: Readiness) { loop.setInterest(readiness, of: token) }

    func close() {
        guard fetch != nil else { return }
        fetch = nil
        loop.unregister(token)
        _ = assay_close(descriptor)
    }
}

/// Why an address could not be connected to.
struct ConnectFailure: Error {
    let end: FetchEnd

    /// `code` is errno.
    init(code: Int32) {
        switch code {
        case ECONNREFUSED: end = .connectRefused
        case ETIMEDOUT: end = .connectTimeout
        case ECONNRESET, EPIPE: end = .connectReset
        default: end = .connectUnreachable
        }
    }

    /// The failure that tells most about a host of which all addresses failed: a refusal comes from the host itself, a missing route does not.
    static func telling(_ ends: [FetchEnd]) -> FetchEnd {
        for end in [FetchEnd.connectRefused, .connectReset, .connectTimeout] where ends.contains(end) { return end }
        return .connectUnreachable
    }
}
