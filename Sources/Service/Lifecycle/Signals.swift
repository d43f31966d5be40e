import Dispatch
import Glibc
import Transport

/// Turns signals into calls on a queue of their own.
package final class Signals {
    private let sources: [any DispatchSourceSignal]

    /// The default action of each signal is switched off for good. Waits until all are watched: Dispatch opens a descriptor for each on a
    /// thread of its own, and ends the process when there is none left by then.
    package init(_ numbers: [Int32], _ action: @escaping @Sendable (Int32) -> Void) {
        let queue = DispatchQueue(label: "assay.signals")
        let watched = DispatchSemaphore(value: 0)
        sources = numbers.map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler { action(number) }
            source.setRegistrationHandler { watched.signal() }
            source.activate()
            return source
        }
        for _ in numbers { _ = watched.wait(timeout: .now() + 1) }
    }
}

extension RunningService {
    /// SIGHUP reads the certificate and its key again. Keep what is returned.
    package func reloadOnSignal() -> Signals { Signals([SIGHUP]) { [self] _ in reload() } }

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
