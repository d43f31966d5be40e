import CSystem
import Recording

/// One fetch on its loop, from the URL to the recorded hop.
///
/// `@unchecked Sendable`: made anywhere, and from `start` on touched on its loop's queue alone.
final class Fetch: EventHandler, @unchecked Sendable {
    enum Phase {
        case waiting, resolving, connecting, securing, exchanging, ended
    }

    let request: FetchRequest
    let dialler: Dialler
    let loop: EventLoop
    let limits: FetchLimits
    private var completion: (@Sendable (Hop) -> Void)?
    private var token: LoopToken?

    private(set) var phase = Phase.waiting
    var target: Target?
    var hop: Hop
    var record = FetchRecord(end: .cancelled)

    /// Addresses not yet tried, the next one last.
    var untried: [Address] = []
    var pending: [Attempt] = []
    var nextAttemptAt = UInt64.max

    var connection: Attempt?
    var session: TLSSession?
    var peerSpeech = PeerSpeech.unheard

    var outgoing: [UInt8] = []
    var sent = 0
    var sendingFailed = false
    var reader: (any ResponseReader)?
    var progress = ResponseProgress.nothing

    private let began: UInt64
    private var phaseBegan: UInt64
    private var phaseEnd = UInt64.max
    private var totalEnd = UInt64.max

    init(_ request: FetchRequest, by dialler: Dialler, on loop: EventLoop, _ completion: @escaping @Sendable (Hop) -> Void) {
        self.request = request
        self.dialler = dialler
        self.loop = loop
        self.completion = completion
        limits = request.limits ?? dialler.limits
        hop = Hop(
            request: Request(method: request.method, url: request.url, fields: request.fields),
            received: [],
            closed: false,
            provenance: .wire
        )
        began = assay_monotonic_nanoseconds()
        phaseBegan = began
    }

    // MARK: Steps

    func start() {
        guard phase == .waiting, completion != nil else { return }
        token = loop.register(self)
        totalEnd = began &+ limits.totalTime
        if let fault = dialler.rules.fault(in: request) { return deny(fault.word) }
        switch dialler.policy.target(of: request.url, base: request.base) {
        case .failure(let refusal): deny(refusal.rawValue)
        case .success(let target): resolve(target)
        }
    }

    private func resolve(_ target: Target) {
        self.target = target
        if request.base != nil { hop.request.url = target.url.href }
        if let literal = target.literal { return connect(to: [literal]) }
        enter(.resolving, limit: limits.dnsTime)
        guard let token else { return }
        let loop = loop
        // The final dot keeps a search list from completing the name; names of the own network may need theirs.
        let name = dialler.policy.allowsLocalNames ? target.host : target.host + "."
        dialler.resolver.resolve(name) { loop.deliver($0, to: token) }
    }

    /// The answer of the resolver; a late one reaches nobody, as the token has passed.
    func receive(_ result: any Sendable) {
        guard phase == .resolving, let answer = result as? LookUp, let target else { return }
        record.timings.dns = elapsed
        switch answer {
        case .notFound: end(.dnsNotFound)
        case .timedOut: end(.dnsTimeout)
        case .failed: end(.dnsFailed)
        case .addresses(let addresses):
            switch dialler.policy.destination(for: target, at: addresses) {
            case .failure(.dnsFailure): end(.dnsNotFound)
            case .failure(let refusal): deny(refusal.rawValue)
            case .success(let destination): connect(to: destination.addresses)
            }
        }
    }

    func cancel() { end(.cancelled) }

    /// A fetch has no descriptor; its attempts do.
    func ready(_ readiness: Readiness) {}

    // MARK: Time

    /// Microseconds since the phase began.
    var elapsed: Int { Int((assay_monotonic_nanoseconds() &- phaseBegan) / 1000) }

    /// Microseconds since the fetch began.
    var age: Int { Int((assay_monotonic_nanoseconds() &- began) / 1000) }

    func enter(_ next: Phase, limit: UInt64) {
        phase = next
        phaseBegan = assay_monotonic_nanoseconds()
        limitPhase(limit)
    }

    /// Gives the phase so much more time from now on.
    func limitPhase(_ limit: UInt64) {
        phaseEnd = assay_monotonic_nanoseconds() &+ limit
        setDeadline()
    }

    func setDeadline() {
        guard let token else { return }
        let next = phase == .connecting ? nextAttemptAt : .max
        loop.setDeadline(min(phaseEnd, totalEnd, next), of: token)
    }

    func deadlinePassed() {
        // What a peer says instead of TLS is known, however long it goes on.
        if loop.now >= totalEnd { return end(phase == .securing && peerSpeech == .other ? .tlsNotSpoken : .totalTimeout) }
        if loop.now >= phaseEnd { return end(phaseTimeout) }
        if phase == .connecting, loop.now >= nextAttemptAt { return tryNext() }
        setDeadline()
    }

    private var phaseTimeout: FetchEnd {
        switch phase {
        case .resolving: .dnsTimeout
        case .connecting: .connectTimeout
        case .securing: peerSpeech == .other ? .tlsNotSpoken : .tlsTimeout
        case .exchanging: hop.received.isEmpty ? .firstOctetTimeout : .readTimeout
        case .waiting, .ended: .totalTimeout
        }
    }

    // MARK: The end

    private func deny(_ word: String) {
        record.denial = word
        end(.denied)
    }

    func end(_ end: FetchEnd) {
        guard phase != .ended else { return }
        noteTimings()
        phase = .ended
        record.end = end
        record.timings.total = age
        record.sentOctets = sent
        if let session {
            if hop.tls?.negotiatedProtocol == nil { describe(session) }
            session.finish()
        }
        session = nil
        for attempt in pending { abandon(attempt) }
        pending = []
        connection?.close()
        connection = nil
        if let token { loop.unregister(token) }
        hop.fetch = record
        let completion = completion
        let result = hop
        self.completion = nil
        // A handle may outlive the fetch by long.
        hop.received = []
        completion?(result)
    }

    /// The phase that the end cuts short has the time until then.
    private func noteTimings() {
        switch phase {
        case .resolving: record.timings.dns = record.timings.dns ?? elapsed
        case .connecting: record.timings.connect = elapsed
        case .securing: record.timings.tls = elapsed
        case .exchanging:
            if let first = record.timings.firstByte {
                record.timings.download = elapsed - first
            } else {
                record.timings.firstByte = elapsed
            }
        case .waiting, .ended: break
        }
    }
}
