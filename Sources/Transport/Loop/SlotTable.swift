/// What a loop knows of its handlers: one slot a descriptor, and places for handlers that have none.
///
/// Places are numbered from -1 downwards, so that one token names either.
struct SlotTable {
    struct Slot {
        var generation: UInt32 = 0
        var handler: (any EventHandler)?
        var interest: Readiness = []
        /// When the handler wants to be called; `UInt64.max` for never.
        var deadline = UInt64.max
        /// The earliest moment in the heap that counts for this handler. Later deadlines leave it there and are pushed when it comes up.
        var scheduled = UInt64.max
    }

    private var descriptors: [Slot] = []
    private var places: [Slot] = []
    private var free: [Int32] = []

    /// Only for descriptors that have room, and for places that were given out.
    subscript(number: Int32) -> Slot {
        get { number >= 0 ? descriptors[Int(number)] : places[Int(~number)] }
        _modify {
            if number >= 0 { yield &descriptors[Int(number)] } else { yield &places[Int(~number)] }
        }
    }

    mutating func makeRoom(for descriptor: Int32) {
        while descriptors.count <= Int(descriptor) { descriptors.append(Slot()) }
    }

    mutating func freePlace() -> Int32 {
        if let last = free.popLast() { return last }
        places.append(Slot())
        return ~Int32(places.count - 1)
    }

    func isCurrent(_ token: LoopToken) -> Bool {
        if token.descriptor >= 0 {
            let index = Int(token.descriptor)
            return index < descriptors.count && descriptors[index].generation == token.generation && descriptors[index].handler != nil
        }
        let index = Int(~token.descriptor)
        return index < places.count && places[index].generation == token.generation && places[index].handler != nil
    }

    /// Empties the slot of a current token; the next owner gets another generation.
    mutating func vacate(_ token: LoopToken) {
        self[token.descriptor] = Slot(generation: token.generation &+ 1)
        if token.descriptor < 0 { free.append(token.descriptor) }
    }

    var handlers: [any EventHandler] { descriptors.compactMap(\.handler) + places.compactMap(\.handler) }
}
