/// A binary heap of moments, the earliest first.
struct DeadlineHeap {
    struct Entry {
        /// Monotonic nanoseconds.
        let moment: UInt64
        let token: LoopToken
    }

    private var entries: [Entry] = []

    var first: Entry? { entries.first }
    var count: Int { entries.count }

    mutating func push(_ entry: Entry) {
        entries.append(entry)
        var child = entries.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if entries[parent].moment <= entries[child].moment { return }
            entries.swapAt(parent, child)
            child = parent
        }
    }

    mutating func popFirst() -> Entry? {
        guard let first = entries.first, let last = entries.popLast() else { return nil }
        if entries.isEmpty { return first }
        entries[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= entries.count { break }
            if child + 1 < entries.count, entries[child + 1].moment < entries[child].moment { child += 1 }
            if entries[parent].moment <= entries[child].moment { break }
            entries.swapAt(parent, child)
            parent = child
        }
        return first
    }
}
