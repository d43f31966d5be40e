import CSystem

/// Names a registration on a loop. Descriptor numbers are reused at once, so the generation tells an earlier owner from a later one.
package struct LoopToken: Sendable, Hashable {
    package let descriptor: Int32
    package let generation: UInt32

    var packed: UInt64 { UInt64(generation) << 32 | UInt64(UInt32(bitPattern: descriptor)) }

    init(descriptor: Int32, generation: UInt32) {
        self.descriptor = descriptor
        self.generation = generation
    }

    init(packed: UInt64) {
        descriptor = Int32(bitPattern: UInt32(truncatingIfNeeded: packed))
        generation = UInt32(truncatingIfNeeded: packed >> 32)
    }
}

/// What a descriptor is ready for, or waits for. Failure and hang-up are always reported.
package struct Readiness: OptionSet, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let readable = Readiness(rawValue: EPOLLIN.rawValue)
    package static let writable = Readiness(rawValue: EPOLLOUT.rawValue)
    package static let failed = Readiness(rawValue: EPOLLERR.rawValue)
    package static let hungUp = Readiness(rawValue: EPOLLHUP.rawValue)
}

/// The owner of a descriptor on a loop: a listener, an accepted connection, a connection being dialled.
///
/// Every call comes on the loop's queue, so that a handler needs no lock.
package protocol EventHandler: AnyObject {
    func ready(_ readiness: Readiness)
    /// The moment given to `EventLoop.setDeadline` has passed; it is not set any more.
    func deadlinePassed()
    /// A result of another thread, sent with `EventLoop.deliver`.
    func receive(_ result: any Sendable)
}
