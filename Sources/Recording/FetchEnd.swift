/// How a fetch ended. The raw value of a failure is its word in `outcome.reason`.
package enum FetchEnd: String, Sendable, Hashable, CaseIterable {
    /// The message came to its end, told by its framing or, where nothing else tells, by the close.
    case complete
    /// Stopped after the head, as asked.
    case stopped
    /// The caller lost interest.
    case cancelled

    /// The wall or the rules for requests forbade it; `Hop.denial` says why. Nothing was connected.
    case denied
    case dnsNotFound = "dns-not-found"
    case dnsTimeout = "dns-timeout"
    case dnsFailed = "dns-failed"
    case connectRefused = "connect-refused"
    case connectTimeout = "connect-timeout"
    case connectUnreachable = "connect-unreachable"
    case connectReset = "connect-reset"
    case tlsTimeout = "tls-timeout"
    /// The peer sent a fatal alert, in the handshake or after it.
    case tlsAlert = "tls-alert"
    /// Octets came that begin no TLS record; they are in `Hop.received`.
    case tlsNotSpoken = "tls-not-spoken"
    /// TLS was spoken and could not be agreed on, or was spoken wrongly.
    case tlsProtocol = "tls-protocol"
    case tlsClosed = "tls-closed"
    case closedBeforeResponse = "closed-before-response"
    case closedInHead = "closed-in-head"
    case closedInBody = "closed-in-body"
    case reset
    case firstOctetTimeout = "first-octet-timeout"
    case readTimeout = "read-timeout"
    case totalTimeout = "total-timeout"
    /// A head or a body beyond the cap; what was received so far stands.
    case limitExceeded = "limit-exceeded"

    /// Whether a response was received as far as it was wanted.
    package var isSuccess: Bool { self == .complete || self == .stopped }

    /// Whether the same fetch may fare better later, as far as the network tells; the method must be safe too.
    package var isTransient: Bool {
        switch self {
        case .dnsTimeout, .connectTimeout, .connectReset, .tlsTimeout, .tlsClosed, .closedBeforeResponse, .closedInHead, .closedInBody,
            .reset, .firstOctetTimeout, .readTimeout, .totalTimeout:
            true
        default: false
        }
    }
}
