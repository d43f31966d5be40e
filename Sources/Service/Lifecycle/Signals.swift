import Dispatch
import Glibc
import Transport

/// Turns signals into calls on a queue of their own.
package final class Signals {
    private let sources: [any DispatchSourceSignal]

    /// The default action of each signal is switched off for good.
    package init(_ numbers: [Int32], _ action: @escaping @Sendable (Int32) -> Void) {
        let queue = DispatchQueue(label: "assay.signals")
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { action(number) }
            source.activate()
            return source
        }
    }
}

extension RunningService {
    /// SIGTERM and SIGINT: the first one drains and then exits with 0, the second exits at once. Keep what is returned.
    package func stopOnSignals() -> Signals {
        let received = Guarded(0)
        return Signals([SIGTERM, SIGINT]) { [self] _ in
            let count = received.withLock { received in
                received += 1
                return received
            }
            if count == 1 {
                drain { exit(0) }
            } else {
                cut()
                exit(0)
            }
        }
    }
}
