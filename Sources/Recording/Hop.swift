/// One request and every octet that came back on its connection.
package struct Hop: Sendable {
    package var request: Request
    /// All octets received, from the first after the request to the close.
    package var received: [UInt8]
    /// The peer closed the connection (or the input ended) after the last octet of `received`.
    package var closed: Bool
    /// `nil` when the caller did not say: then it is inferred from the octets.
    package var provenance: Provenance?
    package var tls: TLSRecord?
    /// What the fetch showed beside the octets; `nil` when somebody else fetched.
    package var fetch: FetchRecord?

    package init(
        request: Request = Request(),
        received: [UInt8],
        closed: Bool = true,
        provenance: Provenance? = nil,
        tls: TLSRecord? = nil,
        fetch: FetchRecord? = nil
    ) {
        self.request = request
        self.received = received
        self.closed = closed
        self.provenance = provenance
        self.tls = tls
        self.fetch = fetch
    }
}

/// What a fetch of ours showed beside the octets.
package struct FetchRecord: Sendable, Hashable {
    package var end: FetchEnd
    /// Why the fetch was denied: a word of the wall, or of the rules for requests.
    package var denial: String?
    /// The address connected to, numeric, without brackets; `nil` when there was no connection.
    package var address: String?
    package var port: UInt16?
    package var timings: Timings
    /// In the order in which they began.
    package var attempts: [ConnectAttempt]
    package var arrivals: [Arrival]
    /// Octets of the request that were sent, head and content.
    package var sentOctets: Int

    package init(
        end: FetchEnd,
        denial: String? = nil,
        address: String? = nil,
        port: UInt16? = nil,
        timings: Timings = Timings(),
        attempts: [ConnectAttempt] = [],
        arrivals: [Arrival] = [],
        sentOctets: Int = 0
    ) {
        self.end = end
        self.denial = denial
        self.address = address
        self.port = port
        self.timings = timings
        self.attempts = attempts
        self.arrivals = arrivals
        self.sentOctets = sentOctets
    }
}
