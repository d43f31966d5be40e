/// Octets that grow at their end, in memory that has one owner.
struct OctetBuffer: ~Copyable {
    private var base: UnsafeMutableRawPointer
    private var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = max(capacity, 64)
        base = UnsafeMutableRawPointer.allocate(byteCount: self.capacity, alignment: 16)
    }

    deinit { base.deallocate() }

    var octets: [UInt8] { Array(UnsafeRawBufferPointer(start: base, count: count)) }

    mutating func removeAll() { count = 0 }

    /// Makes room for `room` more octets.
    @inline(__always)
    private mutating func reserve(_ room: Int) {
        if capacity - count < room { grow(room) }
    }

    @inline(never)
    private mutating func grow(_ room: Int) {
        let larger = max(capacity * 2, count + room)
        let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        moved.copyMemory(from: base, byteCount: count)
        base.deallocate()
        base = moved
        capacity = larger
    }

    @inline(__always)
    mutating func append(_ octet: UInt8) {
        reserve(1)
        base.storeBytes(of: octet, toByteOffset: count, as: UInt8.self)
        count += 1
    }

    mutating func append(_ octets: UnsafeBufferPointer<UInt8>) {
        guard let start = octets.baseAddress, !octets.isEmpty else { return }
        reserve(octets.count)
        (base + count).copyMemory(from: start, byteCount: octets.count)
        count += octets.count
    }

    mutating func append(_ literal: StaticString) { literal.withUTF8Buffer { append($0) } }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(decimal value: Int) {
        if value < 0 { append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        var length = 1
        var bound: UInt = 10
        while length < 19, rest >= bound {
            length += 1
            bound *= 10
        }
        reserve(length)
        var place = count + length
        count = place
        repeat {
            place -= 1
            base.storeBytes(of: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10), toByteOffset: place, as: UInt8.self)
            rest /= 10
        } while rest > 0
    }

    // MARK: Strings

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// No octet above 7F, and no CR or LF in one line.
    static func isASCII(_ text: UnsafeBufferPointer<UInt8>, isOneLine: Bool) -> Bool {
        guard let start = text.baseAddress else { return true }
        var index = 0
        while index + 8 <= text.count {
            let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
            if word & (ones << 7) != 0 { return false }
            // Octets are below 80 here, so that only the right ones borrow.
            let lineFeed = word ^ (ones &* 0x0A)
            let carriageReturn = word ^ (ones &* 0x0D)
            if isOneLine, ((lineFeed &- ones) & ~lineFeed | (carriageReturn &- ones) & ~carriageReturn) & (ones << 7) != 0 { return false }
            index += 8
        }
        while index < text.count {
            if text[index] >= 0x80 || isOneLine && (text[index] == 0x0A || text[index] == 0x0D) { return false }
            index += 1
        }
        return true
    }

    /// `"name":`, of a literal of which no octet needs an escape.
    mutating func append(name: StaticString) {
        let length = name.utf8CodeUnitCount
        reserve(length + 3)
        base.storeBytes(of: UInt8(ascii: "\""), toByteOffset: count, as: UInt8.self)
        (base + count + 1).copyMemory(from: name.utf8Start, byteCount: length)
        base.storeBytes(of: UInt8(ascii: "\""), toByteOffset: count + length + 1, as: UInt8.self)
        base.storeBytes(of: UInt8(ascii: ":"), toByteOffset: count + length + 2, as: UInt8.self)
        count += length + 3
    }

    /// Appends `text` as a JSON string. Eight octets are written at once, up to the first that needs an escape.
    mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
        // Each octet as itself, and whole words at the end; an escape asks for its own room.
        reserve(text.count + 10)
        append(UInt8(ascii: "\""))
        guard let start = UnsafeRawPointer(text.baseAddress) else { return append(UInt8(ascii: "\"")) }
        var index = 0
        while index < text.count {
            let left = min(text.count - index, 8)
            let word = OctetBuffer.word(start, at: index, left: left, of: text.count)
            let marked = OctetBuffer.escapes(word)
            base.storeBytes(of: word.littleEndian, toByteOffset: count, as: UInt64.self)
            let plain = min(marked.trailingZeroBitCount >> 3, left)
            count += plain
            index += plain
            guard plain < left else { continue }
            escape(text[index])
            index += 1
            reserve(text.count - index + 10)
        }
        append(UInt8(ascii: "\""))
    }

    /// The `left` octets from `index` on, the first in the lowest bits; what is beyond them is of no account.
    @inline(__always)
    private static func word(_ start: UnsafeRawPointer, at index: Int, left: Int, of length: Int) -> UInt64 {
        if left == 8 { return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self)) }
        // The last octets of a longer text are read with some before them.
        if length >= 8 {
            return UInt64(littleEndian: start.loadUnaligned(fromByteOffset: length - 8, as: UInt64.self)) >> UInt64(8 * (8 - left))
        }
        var word: UInt64 = 0
        for offset in 0..<left { word |= UInt64(start.load(fromByteOffset: index + offset, as: UInt8.self)) << UInt64(8 * offset) }
        return word
    }

    /// The high bit of each octet that is a quote, a backslash or a control octet. Only the lowest one set is sure: it may borrow.
    @inline(__always)
    private static func escapes(_ word: UInt64) -> UInt64 {
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let isQuote = (quote &- ones) & ~quote
        let isBackslash = (backslash &- ones) & ~backslash
        let isControl = (word &- ones &* 0x20) & ~word
        return (isQuote | isBackslash | isControl) & (ones << 7)
    }

    private mutating func escape(_ octet: UInt8) {
        append(UInt8(ascii: "\\"))
        switch octet {
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(octet)
        default:
            append(octet < 0x10 ? "u000" : "u001" as StaticString)
            let digit = octet & 0x0F
            append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
