/// Appends one JSON text (RFC 8259) to an array of octets.
///
/// Commas are put in by the writer. The caller keeps the order: a `name` before each value in an object, as many ends as beginnings.
package struct JSONWriter: Sendable {
    /// What has been written so far.
    package private(set) var octets: [UInt8] = []
    private let isPretty: Bool
    private var depth = 0
    private var needsComma = false
    /// Whether a name was just written, so that the value follows on its line.
    private var followsName = false

    /// `isPretty` puts every member and element on a line of its own, indented by two blanks a level.
    package init(isPretty: Bool = false, capacity: Int = 4096) {
        self.isPretty = isPretty
        octets.reserveCapacity(capacity)
    }

    package mutating func beginObject() { begin(UInt8(ascii: "{")) }
    package mutating func endObject() { end(UInt8(ascii: "}")) }
    package mutating func beginArray() { begin(UInt8(ascii: "[")) }
    package mutating func endArray() { end(UInt8(ascii: "]")) }

    /// Writes an object whose members `body` writes.
    package mutating func object(_ body: (inout JSONWriter) throws -> Void) rethrows {
        beginObject()
        try body(&self)
        endObject()
    }

    /// Writes an array whose elements `body` writes.
    package mutating func array(_ body: (inout JSONWriter) throws -> Void) rethrows {
        beginArray()
        try body(&self)
        endArray()
    }

    /// Writes the name of the next member.
    package mutating func name(_ name: String) {
        separate()
        quote(name)
        octets.append(UInt8(ascii: ":"))
        if isPretty { octets.append(UInt8(ascii: " ")) }
        needsComma = false
        followsName = true
    }

    package mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// Writes octets as a string; what is no UTF-8 becomes U+FFFD, one for each maximal part.
    package mutating func string(_ text: [UInt8], in range: Range<Int>? = nil) {
        separate()
        let range = (range ?? 0..<text.count).clamped(to: 0..<text.count)
        text.withUnsafeBufferPointer { all in
            let run = UnsafeBufferPointer(rebasing: all[range])
            if run.contains(where: { $0 >= 0x80 }) {
                quote(String(decoding: run, as: UTF8.self))
            } else {
                quote(run)
            }
        }
    }

    package mutating func integer(_ value: some BinaryInteger) {
        separate()
        guard let small = Int(exactly: value) else {
            octets.append(contentsOf: String(value).utf8)
            return
        }
        digits(small)
    }

    /// Writes the shortest form that reads back the same; what is not finite becomes `null`.
    package mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        octets.append(contentsOf: value.description.utf8)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        octets.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func null() {
        separate()
        octets.append(contentsOf: "null".utf8)
    }

    /// Writes a value that is JSON already; it is not checked.
    package mutating func raw(_ json: some Collection<UInt8>) {
        separate()
        octets.append(contentsOf: json)
    }

    /// Writes a line feed after a whole text, as NDJSON asks, and readies the writer for the next one.
    package mutating func endLine() {
        octets.append(UInt8(ascii: "\n"))
        needsComma = false
        followsName = false
    }

    /// Takes what was written so far, so that it can be sent while the text grows.
    package mutating func take() -> [UInt8] {
        defer { octets.removeAll(keepingCapacity: true) }
        return octets
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        octets.append(bracket)
        depth += 1
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        depth = max(0, depth - 1)
        // An empty container stays on its line.
        if isPretty, needsComma { breakLine() }
        octets.append(bracket)
        needsComma = true
        followsName = false
    }

    @inline(__always)
    private mutating func separate() {
        if needsComma { octets.append(UInt8(ascii: ",")) }
        if isPretty, depth > 0, !followsName { breakLine() }
        needsComma = true
        followsName = false
    }

    private mutating func breakLine() {
        octets.append(UInt8(ascii: "\n"))
        octets.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    private mutating func digits(_ value: Int) {
        if value < 0 { octets.append(UInt8(ascii: "-")) }
        var rest = value.magnitude
        let start = octets.count
        repeat {
            octets.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        octets[start...].reverse()
    }

    private mutating func quote(_ text: String) {
        var text = text
        text.withUTF8 { quote($0) }
    }

    /// Whole runs of octets that need no escape are copied at once.
    private mutating func quote(_ text: UnsafeBufferPointer<UInt8>) {
        octets.append(UInt8(ascii: "\""))
        var start = 0
        for index in text.indices {
            let octet = text[index]
            if octet >= 0x20 && octet != UInt8(ascii: "\"") && octet != UInt8(ascii: "\\") { continue }
            octets.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            escape(octet)
            start = index + 1
        }
        octets.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        octets.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ octet: UInt8) {
        octets.append(UInt8(ascii: "\\"))
        switch octet {
        case 0x08: octets.append(UInt8(ascii: "b"))
        case 0x09: octets.append(UInt8(ascii: "t"))
        case 0x0A: octets.append(UInt8(ascii: "n"))
        case 0x0C: octets.append(UInt8(ascii: "f"))
        case 0x0D: octets.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): octets.append(octet)
        default:
            octets.append(contentsOf: octet < 0x10 ? "u000".utf8 : "u001".utf8)
            let digit = octet & 0x0F
            octets.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
        }
    }
}
