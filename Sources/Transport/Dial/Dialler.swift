import Dispatch
import Glibc
import Recording

/// Fetches: judges where a URL leads, connects there and nowhere else, asks once, and keeps every octet that comes back.
///
/// A fetch is a state machine on one of the loops and costs no thread while it waits.
package final class Dialler: Sendable {
    let policy: WallPolicy
    let limits: FetchLimits
    let rules: RequestRules
    let resolver: Resolver
    /// Makes the reader that finds the end of a response to that method.
    let makeReader: @Sendable (String) -> any ResponseReader
    let context: TLSContext
    private let loops: [EventLoop]
    private let turn = Guarded(0)

    /// `loops` may be those of a server and are at least one.
    package init(
        loops: [EventLoop],
        policy: WallPolicy,
        limits: FetchLimits = FetchLimits(),
        rules: RequestRules = RequestRules(),
        resolver: Resolver,
        reader: @escaping @Sendable (String) -> any ResponseReader
    ) throws(TransportError) {
        // A peer that resets while we write must not end the process; OpenSSL writes without a flag against it.
        signal(SIGPIPE, SIG_IGN)
        if loops.isEmpty { throw .system(call: "dial", code: EINVAL) }
        self.loops = loops
        self.policy = policy
        self.limits = limits
        self.rules = rules
        self.resolver = resolver
        makeReader = reader
        context = try TLSContext.forDialling()
    }

    /// What keeps a request from being sent, to be asked before `fetch`; `nil` when nothing does.
    package func fault(in request: FetchRequest) -> RequestFault? { rules.fault(in: request) }

    /// Fetches; from any thread. `completion` is called once, on a loop, where it must not wait. Failures are hops too.
    @discardableResult
    package func fetch(_ request: FetchRequest, completion: @escaping @Sendable (Hop) -> Void) -> FetchHandle {
        let number = turn.withLock { turn in
            turn = (turn + 1) % loops.count
            return turn
        }
        let loop = loops[number]
        let fetch = Fetch(request, by: self, on: loop, completion)
        loop.perform { fetch.start() }
        return FetchHandle(fetch: fetch)
    }

    /// Fetches and waits; not on a loop.
    package func fetchAndWait(_ request: FetchRequest) -> Hop {
        let done = DispatchSemaphore(value: 0)
        let hop = Guarded<Hop?>(nil)
        fetch(request) { result in
            hop.withLock { $0 = result }
            done.signal()
        }
        done.wait()
        return hop.withLock { $0 } ?? Hop(received: [], closed: false, fetch: FetchRecord(end: .cancelled))
    }

    /// Ends every fetch on the loops as cancelled.
    package func cancelAll() {
        for loop in loops {
            loop.perform {
                for handler in loop.handlers { (handler as? Fetch)?.cancel() }
            }
        }
    }
}

/// A fetch that runs, or has ended.
package struct FetchHandle: Sendable {
    fileprivate let fetch: Fetch

    /// Ends the fetch, from any thread, soon: its completion gets a hop that says `cancelled`, unless it has ended already.
    package func cancel() {
        let fetch = fetch
        fetch.loop.perform { fetch.cancel() }
    }
}
