import Dispatch
import Transport

/// A service that listens. It is stopped in steps: draining, closed to new connections, cut.
package final class RunningService: Sendable {
    /// In the order of the configuration, with the real ports.
    package let addresses: [BoundAddress]
    private let server: HTTPServer
    private let identity: TLSIdentity?
    private let application: AssayApplication
    private let configuration: Configuration
    private let queue = DispatchQueue(label: "assay.lifecycle")
    private let ended = Guarded(false)
    private let log: LogSink

    /// Starts loops and workers and binds every address, or nothing.
    package init(_ configuration: Configuration, log: LogSink, analyze: @escaping Analyze) throws(TransportError) {
        self.configuration = configuration
        self.log = log
        identity = try RunningService.identity(configuration)
        application = AssayApplication(configuration, log: log, analyze: analyze)
        DescriptorLimit.raise()
        var limits = configuration.limits
        limits.connections = DescriptorLimit.connections(limits.connections)
        // Those that are told so take descriptors as well.
        if limits.connections < configuration.limits.connections { limits.refusals = min(limits.refusals, 8) }
        server = try HTTPServer(application: application, limits: limits, loops: configuration.loops)
        var addresses: [BoundAddress] = []
        do throws(TransportError) {
            for endpoint in configuration.listen {
                addresses.append(try server.listen(host: endpoint.host, port: endpoint.port))
            }
            for endpoint in configuration.tlsListen {
                addresses.append(try server.listen(host: endpoint.host, port: endpoint.port, identity: identity))
            }
        } catch {
            server.cut()
            application.stop()
            throw error
        }
        self.addresses = addresses
        application.state.advance(to: .serving)
    }

    private static func identity(_ configuration: Configuration) throws(TransportError) -> TLSIdentity? {
        if configuration.tlsListen.isEmpty { return nil }
        guard let certificate = configuration.tlsCertificate, let key = configuration.tlsKey else {
            throw .tls("--tls-listen needs --tls-cert and --tls-key")
        }
        return try TLSIdentity(chainFile: certificate, keyFile: key)
    }

    /// Reads the certificate and its key again, for connections from now on; files that cannot be used change nothing.
    package func reload() {
        guard let identity else { return }
        do throws(TransportError) {
            try identity.reload()
            log.write(level: "info", message: "certificate reloaded")
        } catch {
            log.write(level: "error", message: "certificate not reloaded: \(error)")
        }
    }

    /// `/readyz` turns 503 at once; after the drain delay nothing is accepted any more; `whenDone` is called once when all work is
    /// finished or the limit has passed.
    package func drain(whenDone: @escaping @Sendable () -> Void) {
        log.write(level: "info", message: "draining")
        application.state.advance(to: .draining)
        server.announceClosing()
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: configuration.drainDelay))) { [self] in
            server.stop(grace: RunningService.grace) { [self] in end(whenDone) }
            queue.asyncAfter(deadline: .now() + .nanoseconds(Int(clamping: configuration.drainLimit))) { [self] in
                server.cut()
                end(whenDone)
            }
        }
    }

    /// Ends every connection at once.
    package func cut() {
        application.state.advance(to: .draining)
        server.cut()
        application.stop()
    }

    /// Connections open now.
    package var connections: Int { server.connections }

    /// A connection that has just been made is about to ask something.
    private static let grace: UInt64 = 2_000_000_000

    private func end(_ whenDone: @Sendable () -> Void) {
        let isFirst = ended.withLock { ended in
            defer { ended = true }
            return !ended
        }
        guard isFirst else { return }
        application.stop()
        log.write(level: "info", message: "stopped")
        log.finish()
        whenDone()
    }
}
