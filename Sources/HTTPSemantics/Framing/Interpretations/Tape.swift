import Evidence

/// Foreign octets with a reading position, and why reading stopped.
struct Tape {
    enum Stop: Hashable {
        /// The octets ended where the parser wants more.
        case atEnd
        case refused(Interpretation.Reason, at: Int)
    }

    let octets: [UInt8]
    private(set) var position: Int
    private(set) var stop: Stop?

    init(_ octets: [UInt8], from position: Int = 0) {
        self.octets = octets
        self.position = position
    }

    var isAtEnd: Bool { position >= octets.count }
    var remaining: Int { octets.count - position }

    /// The octet at the position; at the end, reading stops.
    mutating func peek() -> UInt8? {
        if position < octets.count { return octets[position] }
        stop = .atEnd
        return nil
    }

    /// The octet at the position, which moves past it.
    mutating func take() -> UInt8? {
        guard let octet = peek() else { return nil }
        position += 1
        return octet
    }

    /// Takes the octet at the position if it is `octet`, else refuses; `false` when reading stopped.
    mutating func expect(_ octet: UInt8, or reason: Interpretation.Reason) -> Bool {
        guard let found = peek() else { return false }
        if found != octet { return refuse(reason) }
        position += 1
        return true
    }

    /// As `expect`, for each octet of `text` in turn.
    mutating func expect(_ text: StaticString, or reason: Interpretation.Reason) -> Bool {
        for index in 0..<text.utf8CodeUnitCount where !expect(text.utf8Start[index], or: reason) { return false }
        return true
    }

    mutating func skip(while matches: (UInt8) -> Bool) {
        while position < octets.count, matches(octets[position]) { position += 1 }
    }

    /// Moves past `count` octets; `false` when fewer are there.
    mutating func skip(_ count: Int) -> Bool {
        if count <= remaining {
            position += count
            return true
        }
        position = octets.count
        stop = .atEnd
        return false
    }

    mutating func move(to place: Int) { position = min(max(place, 0), octets.count) }

    /// Stops reading; always `false`, so that it can be returned.
    @discardableResult
    mutating func refuse(_ reason: Interpretation.Reason, at place: Int? = nil) -> Bool {
        stop = .refused(reason, at: place ?? position)
        return false
    }

    /// The octets so far are a whole message after all.
    mutating func forgiveEnd() {
        if stop == .atEnd { stop = nil }
    }
}
