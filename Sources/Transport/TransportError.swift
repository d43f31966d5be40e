import Glibc

/// What keeps the server from starting.
package enum TransportError: Error, CustomStringConvertible, Sendable {
    case system(call: String, code: Int32)
    case noSuchHost(String)
    case tls(String)

    package var description: String {
        switch self {
        case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
        case .noSuchHost(let host): "\(host) has no address here"
        case .tls(let words): words
        }
    }
}
