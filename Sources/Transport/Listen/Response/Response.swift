/// An answer before it is laid out: the transport adds Date, Content-Length, Connection, X-Request-Id and nosniff.
package struct Response: Sendable {
    package enum Content: Sendable {
        case none
        case octets([UInt8])
        /// Octets that live as long as the process, as embedded resources do.
        case resource(EmbeddedOctets)

        package var count: Int {
            switch self {
            case .none: 0
            case .octets(let octets): octets.count
            case .resource(let octets): octets.count
            }
        }
    }

    package var status: Int
    /// Field lines ready to be sent, each with its CR LF.
    package private(set) var fieldLines: [UInt8] = []
    package var content: Content
    /// The connection ends with this answer, whatever the peer asked.
    package var closes = false
    /// The route for logs and metrics; never taken from the peer.
    package var route: String

    package init(status: Int, route: String, content: Content = .none) {
        self.status = status
        self.route = route
        self.content = content
    }

    var hasNoContent: Bool { status == 204 || status == 304 }

    /// Adds a field line. Control characters become spaces, so that no value can begin another line.
    package mutating func add(_ name: String, _ value: String) {
        fieldLines.append(contentsOf: name.utf8)
        fieldLines.append(58)
        fieldLines.append(32)
        fieldLines.append(contentsOf: value.utf8.lazy.map { $0 < 32 || $0 == 127 ? 32 : $0 })
        fieldLines.append(13)
        fieldLines.append(10)
    }
}

/// Immutable octets of static storage duration.
///
/// `@unchecked Sendable`: nobody writes to them.
package struct EmbeddedOctets: @unchecked Sendable {
    private let base: UnsafePointer<UInt8>
    package let count: Int

    /// `base` must stay valid and unchanged for the life of the process.
    package init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    package var octets: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
}
