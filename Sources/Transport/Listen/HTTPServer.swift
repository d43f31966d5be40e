import CSystem
import Dispatch
import Glibc

/// Where a server listens.
package struct BoundAddress: Sendable, Hashable, CustomStringConvertible {
    /// Numeric, without brackets.
    package let host: String
    package let port: UInt16
    package var isSecure = false

    /// `127.0.0.1:8080`, `[::1]:8080`
    package var description: String { host.utf8.contains(58) ? "[\(host)]:\(port)" : "\(host):\(port)" }

    /// `http://127.0.0.1:8080`, `https://[::1]:8443`
    package var origin: String { (isSecure ? "https://" : "http://") + description }
}

/// An HTTP/1.1 server on one or more event loops.
package final class HTTPServer: Sendable {
    private let sites: [LoopSite]
    private let census = Census()

    /// `loops` is at least 1.
    package init(application: any Application, limits: ServerLimits, loops: Int) throws(TransportError) {
        // A peer that resets while we write must not end the process; the dispatch sources and libraries write too.
        signal(SIGPIPE, SIG_IGN)
        let identifiers = RequestIdentifiers()
        var sites: [LoopSite] = []
        for number in 0..<max(1, loops) {
            let loop = try EventLoop(name: "assay.loop.\(number)")
            sites.append(
                LoopSite(loop: loop, application: application, limits: limits, identifiers: identifiers, census: census)
            )
        }
        self.sites = sites
        HTTPServer.startTimers(on: sites.first?.loop.queue)
    }

    /// Dispatch opens the descriptor of its timers when the first one has to be waited for, and ends the process when there is none left.
    ///
    /// A short timer may be due before Dispatch looks at it and needs no descriptor then; behind it stands one that must be waited for. Once
    /// the second short one has come, the long one has been seen to.
    private static func startTimers(on queue: DispatchQueue?) {
        let hasFired = DispatchSemaphore(value: 0)
        queue?.asyncAfter(deadline: .now() + .seconds(60)) {}
        for _ in 0..<2 {
            queue?.asyncAfter(deadline: .now() + .milliseconds(1)) { hasFired.signal() }
            _ = hasFired.wait(timeout: .now() + 1)
        }
    }

    /// Connections open now, the refused ones included.
    package var connections: Int { census.connections }

    /// The loops, which a dialler may share.
    package var loops: [EventLoop] { sites.map(\.loop) }

    /// Binds and begins to accept. `host` is a name, a numeric address without brackets, or `nil` for every address; port 0 takes a free one.
    /// With an `identity` the listener speaks HTTPS.
    package func listen(host: String?, port: UInt16, identity: TLSIdentity? = nil) throws(TransportError) -> BoundAddress {
        guard let site = sites.first else { throw .system(call: "listen", code: EINVAL) }
        let descriptor = assay_listen(host, String(port), site.limits.backlog)
        if descriptor < -9000 { throw .noSuchHost(host ?? "*") }
        if descriptor < 0 { throw .system(call: "listen on \(host ?? "*") port \(port)", code: -descriptor) }
        var name = [CChar](repeating: 0, count: Int(ASSAY_ADDRESS_SIZE))
        let bound = assay_local_address(descriptor, &name)
        let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let failure: TransportError? = site.loop.queue.sync {
            do throws(TransportError) {
                try Listener.open(descriptor: descriptor, sites: sites, identity: identity, on: site.loop)
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
        return BoundAddress(host: text, port: UInt16(clamping: bound), isSecure: identity != nil)
    }

    /// From now on every answer is the last of its connection.
    package func announceClosing() {
        for site in sites {
            site.loop.perform { site.isClosing = true }
        }
    }

    /// Stops accepting and ends idle connections. What has been accepted is answered; `whenEmpty` is called once when the last connection has gone.
    ///
    /// A connection that has not yet sent anything gets `grace` nanoseconds for its one request.
    package func stop(grace: UInt64, whenEmpty: @escaping @Sendable () -> Void) {
        announceClosing()
        guard let first = sites.first else { return whenEmpty() }
        first.loop.perform { [self] in
            for handler in first.loop.handlers { (handler as? Listener)?.stop() }
            for site in sites {
                site.loop.perform {
                    for handler in site.loop.handlers { (handler as? Connection)?.endIdling(grace: grace) }
                }
            }
            // Behind the parcels above, so that no connection on its way between loops is missed.
            census.whenEmpty(whenEmpty)
        }
    }

    /// Closes every connection at once, answered or not, and stops listening.
    package func cut() {
        for site in sites {
            site.loop.perform {
                for handler in site.loop.handlers {
                    (handler as? Listener)?.stop()
                    (handler as? Connection)?.leave()
                }
            }
        }
    }
}
