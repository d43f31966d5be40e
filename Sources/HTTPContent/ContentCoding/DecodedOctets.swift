/// The growing output of a decoder, stopped one octet past the caller's limit.
///
/// That one octet tells "exactly at the limit" from "above it" without asking the decoder whether it has ended.
struct DecodedOctets {
    /// Octets decoded in one go: small enough that a checksum still finds them in the processor's cache.
    private static let step = 256 * 1024

    private(set) var octets: [UInt8] = []
    private let limit: Int

    /// `expected` is a guess that the stream itself makes about its length; it is not trusted beyond `most`.
    init(limit: Int, expected: Int = 0, most: Int = 0) {
        self.limit = min(max(0, limit), Int.max - 1)
        let reserve = min(expected, most, self.limit)
        if reserve > 0 {
            octets.reserveCapacity(reserve + 1)
        }
    }

    /// Whether more came than is allowed.
    var isOver: Bool { octets.count > limit }

    /// Lets `write` put octets into free room and say how many; returns that number, 0 when the limit leaves no room.
    mutating func fill(_ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> Int {
        var room = min(Self.step, limit + 1 - octets.count)
        guard room > 0 else { return 0 }
        if octets.capacity == octets.count {
            octets.reserveCapacity(min(limit + 1, max(octets.capacity.multipliedCapped(by: 2), octets.count + room)))
        }
        // A stream that told its length ends just before the room does: it must not grow for nothing.
        room = min(room, octets.capacity - octets.count)
        var count = 0
        octets.append(addingCapacity: room) { span in
            span.withUnsafeMutableBufferPointer { buffer, initialized in
                count = min(room, max(0, write(UnsafeMutableBufferPointer(rebasing: buffer.prefix(room)))))
                initialized = count
            }
        }
        return count
    }

    mutating func append(_ octet: UInt8) {
        if !isOver {
            octets.append(octet)
        }
    }

    mutating func append(_ run: UnsafeBufferPointer<UInt8>) {
        octets.append(contentsOf: run.prefix(limit + 1 - octets.count))
    }

    /// Removes what lies beyond the limit.
    mutating func cut() {
        if isOver {
            octets.removeLast(octets.count - limit)
        }
    }
}
