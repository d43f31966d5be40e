import Dispatch
import Glibc

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
