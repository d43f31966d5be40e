/// Writes one JSON text (RFC 8259) into a buffer of octets.
///
/// Commas are put in by the writer. The caller keeps the order: a `name` before each value in an object, as many ends as beginnings.
///
/// Not copyable, since it owns its buffer: a report is some thousand small pieces, and an array would ask at each of them
/// whether it is shared. Names are literals for the same reason.
package struct JSONWriter: ~Copyable {
    private var buffer: OctetBuffer
    private let isPretty: Bool
    private var depth = 0
    private var needsComma = false
    /// Whether a name was just written, so that the value follows on its line.
    private var followsName = false

    /// `isPretty` puts every member and element on a line of its own, indented by two blanks a level.
    package init(isPretty: Bool = false, capacity: Int = 4096) {
        self.isPretty = isPretty
        buffer = OctetBuffer(capacity: capacity)
    }

    /// What has been written so far.
    package var octets: [UInt8] { buffer.octets }
    package var isCompact: Bool { !isPretty }

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

    /// Writes the name of the next member, a literal of which no octet needs an escape.
    package mutating func name(_ name: StaticString) {
        separate()
        buffer.append(name: name)
        if isPretty { buffer.append(UInt8(ascii: " ")) }
        needsComma = false
        followsName = true
    }

    /// Writes a name that is known only now.
    package mutating func name(quoting name: String) {
        separate()
        quote(name)
        buffer.append(UInt8(ascii: ":"))
        if isPretty { buffer.append(UInt8(ascii: " ")) }
        needsComma = false
        followsName = true
    }

    package mutating func string(_ text: String) {
        separate()
        quote(text)
    }

    /// Writes octets as a string; what is no UTF-8 becomes U+FFFD, one for each maximal part.
    package mutating func string(_ text: [UInt8], in range: Range<Int>? = nil) {
        let range = (range ?? 0..<text.count).clamped(to: 0..<text.count)
        if ascii(text, in: range) { return }
        string(String(decoding: text[range], as: UTF8.self))
    }

    /// Writes octets as a string if they are ASCII and, where asked for, one line; else nothing, and the answer is `false`.
    package mutating func ascii(_ text: [UInt8], in range: Range<Int>, isOneLine: Bool = false) -> Bool {
        let range = range.clamped(to: 0..<text.count)
        let isPlain = text.withUnsafeBufferPointer {
            OctetBuffer.isASCII(UnsafeBufferPointer(rebasing: $0[range]), isOneLine: isOneLine)
        }
        if isPlain { valid(text, in: range) }
        return isPlain
    }

    /// Writes octets that are UTF-8 as a string; they are not checked.
    package mutating func valid(_ text: [UInt8], in range: Range<Int>) {
        separate()
        let range = range.clamped(to: 0..<text.count)
        text.withUnsafeBufferPointer { buffer.quote(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    package mutating func integer(_ value: Int) {
        separate()
        buffer.append(decimal: value)
    }

    package mutating func integer(_ value: some BinaryInteger) {
        if let small = Int(exactly: value) { return integer(small) }
        separate()
        buffer.append(String(value))
    }

    /// Writes the shortest form that reads back the same; what is not finite becomes `null`.
    package mutating func double(_ value: Double) {
        guard value.isFinite else { return null() }
        separate()
        buffer.append(value.description)
    }

    package mutating func bool(_ value: Bool) {
        separate()
        buffer.append(value ? "true" : "false" as StaticString)
    }

    package mutating func null() {
        separate()
        buffer.append("null" as StaticString)
    }

    /// Writes a value, or whole members, that are JSON already; they are not checked.
    package mutating func raw(_ json: [UInt8]) {
        separate()
        json.withUnsafeBufferPointer { buffer.append($0) }
    }

    /// Writes a line feed after a whole text, as NDJSON asks, and readies the writer for the next one.
    package mutating func endLine() {
        buffer.append(UInt8(ascii: "\n"))
        needsComma = false
        followsName = false
    }

    /// Takes what was written so far, so that it can be sent while the text grows.
    package mutating func take() -> [UInt8] {
        let taken = buffer.octets
        buffer.removeAll()
        return taken
    }

    private mutating func begin(_ bracket: UInt8) {
        separate()
        buffer.append(bracket)
        depth += 1
        needsComma = false
    }

    private mutating func end(_ bracket: UInt8) {
        depth = max(0, depth - 1)
        // An empty container stays on its line.
        if isPretty, needsComma { breakLine() }
        buffer.append(bracket)
        needsComma = true
        followsName = false
    }

    @inline(__always)
    private mutating func separate() {
        if needsComma { buffer.append(UInt8(ascii: ",")) }
        if isPretty, depth > 0, !followsName { breakLine() }
        needsComma = true
        followsName = false
    }

    private mutating func breakLine() {
        buffer.append(UInt8(ascii: "\n"))
        for _ in 0..<depth * 2 { buffer.append(UInt8(ascii: " ")) }
    }

    private mutating func quote(_ text: String) {
        var text = text
        text.withUTF8 { buffer.quote($0) }
    }
}
