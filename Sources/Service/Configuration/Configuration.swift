import Foundation
import Transport

/// Everything that can be set: defaults, then `ASSAY_*` of the environment, then flags.
package struct Configuration: Sendable {
    package struct Endpoint: Sendable, Hashable {
        /// A name, or a numeric address without brackets; `nil` for every address.
        package var host: String?
        package var port: UInt16
    }

    package var listen = [Endpoint(host: "127.0.0.1", port: 8080)]
    /// Where HTTPS is served; needs both files.
    package var tlsListen: [Endpoint] = []
    /// PEM, the leaf first.
    package var tlsCertificate: String?
    package var tlsKey: String?
    package var loops = 1
    package var workers = ProcessInfo.processInfo.activeProcessorCount
    /// Requests that may wait for a worker.
    package var queue = 256
    /// Content that waiting requests may hold together, in octets.
    package var queueOctets = 256 << 20
    package var limits = ServerLimits()
    /// How long to keep serving after the first signal, so that balancers see `/readyz`. Nanoseconds, as all durations here.
    package var drainDelay: UInt64 = 5_000_000_000
    /// How long accepted work may take after that.
    package var drainLimit: UInt64 = 25_000_000_000
    package var accessLog = true

    package init() {}

    /// A setting that cannot be used, in words for the terminal.
    package struct Fault: Error, Sendable, CustomStringConvertible {
        package let description: String
    }

    /// Reads the environment, then `arguments` (those after `serve`).
    package init(environment: [String: String], arguments: [String]) throws(Fault) {
        for setting in Setting.all {
            guard let value = environment[setting.variable] else { continue }
            if !setting.apply(value, &self) { throw Fault(description: "\(setting.variable)=\(value): expected \(setting.form)") }
        }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            guard let flag = parts.first, let setting = Setting.all.first(where: { $0.flag == flag }) else {
                throw Fault(description: "\(argument): no such flag; `assay serve --help` lists them")
            }
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                throw Fault(description: "\(flag): expected \(setting.form)")
            }
            if !setting.apply(value, &self) { throw Fault(description: "\(flag) \(value): expected \(setting.form)") }
        }
    }
}
