import Glibc

/// A fixed number of threads and a bounded queue of work before them.
///
/// `@unchecked Sendable`: all state is reached under `mutex`. Own threads, because a blocked thread of Dispatch's global queues is one
/// that nobody else gets, and because a full queue must say so at once.
final class WorkerPool: @unchecked Sendable {
    private struct Job {
        let octets: Int
        let work: @Sendable () -> Void
    }

    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let limit: Int
    private let octetLimit: Int
    private var jobs: [Job] = []
    /// Index of the oldest job; taken ones are removed in one go.
    private var head = 0
    private var octets = 0
    private var isStopped = false

    /// The analysis recurses into JSON and markup; the default of a thread would do on Debian, not everywhere.
    private static let stackSize = 8 << 20

    /// `limit` jobs may wait, holding `octetLimit` octets of content together.
    init(threads: Int, limit: Int, octetLimit: Int) {
        self.limit = limit
        self.octetLimit = octetLimit
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        arrived.initialize(to: pthread_cond_t())
        pthread_cond_init(arrived, nil)
        for _ in 0..<max(1, threads) { startThread() }
    }

    deinit {
        pthread_cond_destroy(arrived)
        arrived.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Jobs waiting now.
    var depth: Int {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return jobs.count - head
    }

    /// Queues work that holds `octets` of content; false, at once, when the queue is full.
    func submit(octets size: Int, _ work: @escaping @Sendable () -> Void) -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        // One job always fits, however large its content may be by configuration.
        if isStopped || jobs.count - head >= limit || (octets > 0 && octets + size > octetLimit) { return false }
        jobs.append(Job(octets: size, work: work))
        octets += size
        pthread_cond_signal(arrived)
        return true
    }

    /// Lets the threads end after the jobs that wait.
    func stop() {
        pthread_mutex_lock(mutex)
        isStopped = true
        pthread_cond_broadcast(arrived)
        pthread_mutex_unlock(mutex)
    }

    private func startThread() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, WorkerPool.stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        let result = pthread_create(
            &thread,
            &attributes,
            { context in
                guard let context else { return nil }
                let pool = Unmanaged<WorkerPool>.fromOpaque(context).takeRetainedValue()
                while let job = pool.next() { job.work() }
                return nil
            },
            context.toOpaque()
        )
        if result != 0 { context.release() }
        pthread_attr_destroy(&attributes)
    }

    private func next() -> Job? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while head == jobs.count {
            if isStopped { return nil }
            pthread_cond_wait(arrived, mutex)
        }
        let job = jobs[head]
        head += 1
        if head == jobs.count {
            jobs.removeAll(keepingCapacity: true)
            head = 0
        } else if head > limit {
            jobs.removeFirst(head)
            head = 0
        }
        octets -= job.octets
        return job
    }
}
