/// What other threads leave for a loop.
enum Parcel: Sendable {
    /// A result for a descriptor; dropped when its generation has passed.
    case result(LoopToken, any Sendable)
    case task(@Sendable () -> Void)
}

/// The letter box of a loop, filled by any thread and emptied by the loop alone.
struct Inbox: Sendable {
    private let parcels = Guarded<[Parcel]>([])

    /// Adds a parcel and says whether the box was empty, in which case the loop must be woken.
    func put(_ parcel: Parcel) -> Bool {
        parcels.withLock { parcels in
            parcels.append(parcel)
            return parcels.count == 1
        }
    }

    func takeAll() -> [Parcel] {
        parcels.withLock { parcels in
            if parcels.isEmpty { return [] }
            var taken: [Parcel] = []
            swap(&taken, &parcels)
            return taken
        }
    }
}
