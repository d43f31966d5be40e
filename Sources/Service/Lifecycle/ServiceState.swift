import Transport

/// Where the service is in its life; probes and routes ask, signals move it on.
package final class ServiceState: Sendable {
    enum Stage: Int, Sendable {
        case starting, serving, draining
    }

    private let stage = Guarded(Stage.starting)

    var current: Stage { stage.withLock { $0 } }

    /// Only forward.
    func advance(to next: Stage) {
        stage.withLock { stage in
            if next.rawValue > stage.rawValue { stage = next }
        }
    }
}
