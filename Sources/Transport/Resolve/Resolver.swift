import CSystem
import Glibc

/// Looks names up on a few threads of its own, since the system's look-up blocks and cannot be cancelled.
///
/// One look-up a name at a time: who asks while it runs gets the same answer, who asks later gets a new one. Nothing is kept, so that an
/// answer is as old as its fetch. An answer that nobody waits for any more is dropped by the loop that asked.
///
/// `@unchecked Sendable`: all state is reached under `mutex`.
package final class Resolver: @unchecked Sendable {
    package typealias Completion = @Sendable (LookUp) -> Void

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let limit: Int
    private let lookUp: @Sendable (String) -> LookUp
    /// Who waits for a name, queued or being looked up.
    private var waiting: [String: [Completion]] = [:]
    private var queue: [String] = []
    private var threads = 0
    private var idle = 0

    /// Names beyond these fail at once: their turn would come after every deadline.
    private static let mostWaiting = 1024
    private static let stackSize = 512 << 10

    /// `lookUp` blocks and is called on one of `threads` threads, which start when they are needed and stay.
    package init(threads: Int = 4, lookUp: @escaping @Sendable (String) -> LookUp) {
        limit = max(1, threads)
        self.lookUp = lookUp
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        arrived.initialize(to: pthread_cond_t())
        pthread_cond_init(arrived, nil)
    }

    /// The resolver of the system. To be made before there are other threads that read the environment.
    package convenience init(threads: Int = 4) {
        assay_limit_look_ups()
        self.init(threads: threads) { SystemLookUp.addresses(of: $0) }
    }

    deinit {
        pthread_cond_destroy(arrived)
        arrived.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Looks a name up; `completion` is called once, on a thread of the resolver, or at once when too many names wait.
    package func resolve(_ name: String, _ completion: @escaping Completion) {
        if !enqueue(name, completion) { completion(.failed) }
    }

    private func enqueue(_ name: String, _ completion: @escaping Completion) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        if waiting[name] != nil {
            waiting[name]?.append(completion)
            return true
        }
        if queue.count >= Resolver.mostWaiting { return false }
        if idle <= queue.count, threads < limit, startThread() { threads += 1 }
        if threads == 0 { return false }
        waiting[name] = [completion]
        queue.append(name)
        pthread_cond_signal(arrived)
        return true
    }

    /// The threads hold the resolver for good: a service has one, and look-ups outlive who asked.
    private func startThread() -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Resolver.stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let result = pthread_create(
            &thread,
            &attributes,
            { context in
                guard let context else { return nil }
                Unmanaged<Resolver>.fromOpaque(context).takeRetainedValue().serve()
                return nil
            },
            context.toOpaque()
        )
        if result != 0 { context.release() }
        return result == 0
    }

    private func serve() {
        while true {
            let name = next()
            let answer = lookUp(name)
            for completion in takeWaiting(for: name) { completion(answer) }
        }
    }

    private func next() -> String {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while queue.isEmpty {
            idle += 1
            pthread_cond_wait(arrived, mutex)
            idle -= 1
        }
        return queue.removeFirst()
    }

    private func takeWaiting(for name: String) -> [Completion] {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return waiting.removeValue(forKey: name) ?? []
    }
}
