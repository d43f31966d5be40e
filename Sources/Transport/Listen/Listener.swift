import CSystem
import Glibc

/// Accepts connections and hands them to the loops in turn.
final class Listener: EventHandler {
    private let descriptor: Int32
    private let sites: [LoopSite]
    private let identity: TLSIdentity?
    private var token: LoopToken
    private var turn = 0

    private static let acceptsAPass = 128
    /// How long to rest when the process or the machine has no descriptor left, in nanoseconds.
    private static let rest: UInt64 = 100_000_000

    private init(descriptor: Int32, sites: [LoopSite], identity: TLSIdentity?) {
        self.identity = identity
        self.descriptor = descriptor
        self.sites = sites
        token = LoopToken(descriptor: descriptor, generation: 0)
    }

    /// Begins to accept, on the first loop. The descriptor belongs to the listener from here on.
    static func open(descriptor: Int32, sites: [LoopSite], identity: TLSIdentity?, on loop: EventLoop) throws(TransportError) {
        let listener = Listener(descriptor: descriptor, sites: sites, identity: identity)
        do throws(TransportError) {
            listener.token = try loop.register(descriptor, interest: .readable, handler: listener)
        } catch {
            _ = assay_close(descriptor)
            throw error
        }
    }

    func ready(_ readiness: Readiness) {
        for _ in 0..<Listener.acceptsAPass {
            if !acceptOne() { return }
        }
    }

    func deadlinePassed() {
        sites.first?.loop.setInterest(.readable, of: token)
    }

    func receive(_ result: any Sendable) {}

    /// Takes what has already connected and closes.
    func stop() {
        while acceptOne() {}
        sites.first?.loop.unregister(token)
        _ = assay_close(descriptor)
    }

    private func acceptOne() -> Bool {
        var peer = [CChar](repeating: 0, count: Int(ASSAY_ADDRESS_SIZE))
        let accepted = assay_accept(descriptor, &peer)
        switch -accepted {
        case ...0: break
        case EAGAIN: return false
        case EMFILE, ENFILE, ENOBUFS, ENOMEM:
            guard let loop = sites.first?.loop else { return false }
            loop.setInterest([], of: token)
            loop.setDeadline(loop.now &+ Listener.rest, of: token)
            return false
        // The connection died in the queue (accept(2) lists network errors too); the next may be well.
        default: return true
        }
        hand(accepted, client: String(decoding: peer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
        return true
    }

    private func hand(_ accepted: Int32, client: String) {
        let site = sites[turn % sites.count]
        turn = (turn + 1) % sites.count
        let place = site.census.enter(site.limits)
        let tls = identity?.current
        if place == .none {
            _ = assay_close(accepted)
        } else if site === sites.first {
            Connection.open(descriptor: accepted, client: client, place: place, site: site, tls: tls)
        } else {
            site.loop.perform { Connection.open(descriptor: accepted, client: client, place: place, site: site, tls: tls) }
        }
    }
}
