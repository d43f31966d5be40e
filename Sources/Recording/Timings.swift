/// How long the phases of a fetch took, in microseconds of a monotonic clock; `nil` for a phase that was not entered.
///
/// A phase that a failure cut short has the time until the failure.
package struct Timings: Sendable, Hashable {
    /// Looking the name up; `nil` where the URL names an address.
    package var dns: Int?
    /// Until a TCP connection stood, all attempts included.
    package var connect: Int?
    package var tls: Int?
    /// From the ready connection to the first octet of the answer.
    package var firstByte: Int?
    /// From the first octet to the last.
    package var download: Int?
    package var total: Int

    package init(dns: Int? = nil, connect: Int? = nil, tls: Int? = nil, firstByte: Int? = nil, download: Int? = nil, total: Int = 0) {
        self.dns = dns
        self.connect = connect
        self.tls = tls
        self.firstByte = firstByte
        self.download = download
        self.total = total
    }
}

/// When octets arrived: those from `offset` of `Hop.received` on, so many microseconds after the fetch began.
///
/// Coarse: octets that arrive within a millisecond are one arrival, and of very many the later ones are merged.
package struct Arrival: Sendable, Hashable {
    package let offset: Int
    package let microseconds: Int

    package init(offset: Int, microseconds: Int) {
        self.offset = offset
        self.microseconds = microseconds
    }
}

/// One attempt to reach an address of the host.
package struct ConnectAttempt: Sendable, Hashable {
    /// Numeric, without brackets.
    package let address: String
    package let port: UInt16
    package var outcome: Outcome
    /// When it began, in microseconds after the fetch began.
    package let began: Int

    package enum Outcome: Sendable, Hashable {
        case pending
        case connected
        case failed(FetchEnd)
        /// Another address was faster.
        case abandoned
    }

    package init(address: String, port: UInt16, outcome: Outcome = .pending, began: Int = 0) {
        self.address = address
        self.port = port
        self.outcome = outcome
        self.began = began
    }
}
