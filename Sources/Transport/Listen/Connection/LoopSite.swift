/// What the connections of one loop share.
///
/// `@unchecked Sendable`: `isClosing` belongs to the loop's queue, the rest never changes.
final class LoopSite: @unchecked Sendable {
    let loop: EventLoop
    let application: any Application
    let limits: ServerLimits
    let identifiers: RequestIdentifiers
    let census: Census
    /// Answers carry `Connection: close` from now on.
    var isClosing = false

    init(loop: EventLoop, application: any Application, limits: ServerLimits, identifiers: RequestIdentifiers, census: Census) {
        self.loop = loop
        self.application = application
        self.limits = limits
        self.identifiers = identifiers
        self.census = census
    }
}

/// Counts connections and their content over all loops, and says when the last connection has gone.
package final class Census: Sendable {
    private struct Count {
        var served = 0
        var refused = 0
        var whenEmpty: (@Sendable () -> Void)?
    }

    enum Place {
        case served
        /// Over the limit: gets its 503.
        case refused
        /// Over that limit too.
        case none
    }

    private let count = Guarded(Count())
    private let contentOctets = Guarded(0)

    var connections: Int { count.withLock { $0.served + $0.refused } }

    func enter(_ limits: ServerLimits) -> Place {
        count.withLock { count in
            if count.served < limits.connections {
                count.served += 1
                return .served
            }
            if count.refused < limits.refusals {
                count.refused += 1
                return .refused
            }
            return .none
        }
    }

    func leave(_ place: Place) {
        let notify: (@Sendable () -> Void)? = count.withLock { count in
            switch place {
            case .served: count.served -= 1
            case .refused: count.refused -= 1
            case .none: break
            }
            if count.served + count.refused > 0 { return nil }
            defer { count.whenEmpty = nil }
            return count.whenEmpty
        }
        notify?()
    }

    /// Sets memory for content aside; false when others hold it all.
    func reserve(octets: Int, of limits: ServerLimits) -> Bool {
        contentOctets.withLock { total in
            if total > limits.contentTogether - octets { return false }
            total += octets
            return true
        }
    }

    func release(octets: Int) { contentOctets.withLock { $0 -= octets } }

    /// Calls `action` once when no connection is left, at once when there is none.
    func whenEmpty(_ action: @escaping @Sendable () -> Void) {
        let isEmpty = count.withLock { count in
            if count.served + count.refused == 0 { return true }
            count.whenEmpty = action
            return false
        }
        if isEmpty { action() }
    }
}
