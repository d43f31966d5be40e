/// A value of a JSON text, seen where it lies.
package struct JSONValue: Sendable {
    let document: JSONDocument
    let index: Int

    private var node: JSONNode { document.tape[index] }

    package var kind: JSONKind { node.kind }

    /// The octets of the value, quotes and brackets included.
    package var octets: Range<Int> { Int(node.start)..<Int(node.end) }

    package var isNull: Bool { kind == .null }

    package var bool: Bool? { kind == .boolean ? node.flags.contains(.isTrue) : nil }

    /// The string decoded; an escaped surrogate without a partner becomes U+FFFD. Nil for other types.
    package var string: String? {
        guard kind == .string else { return nil }
        guard !node.flags.contains(.escaped) else { return String(decoding: document.unescaped(node), as: UTF8.self) }
        return String(decoding: document.octets[document.inside(node)], as: UTF8.self)
    }

    /// The number when it is written without fraction and exponent and fits, else nil.
    package var int64: Int64? {
        guard kind == .number, node.flags.contains(.integer) else { return nil }
        let isNegative = document.octets[Int(node.start)] == UInt8(ascii: "-")
        var value: Int64 = 0
        for octet in document.octets[octets].dropFirst(isNegative ? 1 : 0) {
            let digit = Int64(octet &- UInt8(ascii: "0"))
            let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflow) = isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
            if tooLarge || overflow { return nil }
            value = sum
        }
        return value
    }

    /// The nearest double, infinite when the number lies beyond all doubles; nil for other types.
    package var double: Double? {
        guard kind == .number else { return nil }
        if let exact = int64, exact.magnitude <= 1 << 53 {
            return exact == 0 && document.octets[Int(node.start)] == UInt8(ascii: "-") ? -0.0 : Double(exact)
        }
        return Double(String(decoding: document.octets[octets], as: UTF8.self))
    }

    /// The octets of a number or word as written; those between the quotes of a string, escapes undone.
    package var text: String {
        string ?? String(decoding: document.octets[octets], as: UTF8.self)
    }

    /// The elements of an array; empty for other types.
    package var elements: Elements { Elements(document: document, cursor: index + 1, end: kind == .array ? Int(node.next) : 0) }

    /// The members of an object in order, repeated names included; empty for other types.
    package var members: Members { Members(document: document, cursor: index + 1, end: kind == .object ? Int(node.next) : 0) }

    /// The number of elements or members, counted by walking them; 0 for a scalar.
    package var count: Int { kind == .array ? elements.reduce(0) { count, _ in count + 1 } : members.reduce(0) { count, _ in count + 1 } }

    /// The value of the member `name`; of several the last, as most readers take it.
    package subscript(name: String) -> JSONValue? {
        var found: JSONValue?
        for member in members where member.name.equals(name) { found = member.value }
        return found
    }

    /// The element at `position` of an array, from 0.
    package subscript(position: Int) -> JSONValue? {
        guard position >= 0 else { return nil }
        var left = position
        for element in elements {
            if left == 0 { return element }
            left -= 1
        }
        return nil
    }

    /// Whether this is a string equal to `text`, octet for octet.
    package func equals(_ text: String) -> Bool {
        guard kind == .string else { return false }
        if node.flags.contains(.escaped) { return document.unescaped(node).elementsEqual(text.utf8) }
        return document.octets[document.inside(node)].elementsEqual(text.utf8)
    }

    package struct Elements: Sequence, IteratorProtocol {
        let document: JSONDocument
        var cursor: Int
        let end: Int

        package mutating func next() -> JSONValue? {
            guard cursor < end, cursor < document.tape.count else { return nil }
            defer { cursor = Int(document.tape[cursor].next) }
            return JSONValue(document: document, index: cursor)
        }
    }

    package struct Members: Sequence, IteratorProtocol {
        let document: JSONDocument
        var cursor: Int
        let end: Int

        /// The name is a string value, so that its octets are at hand.
        package mutating func next() -> (name: JSONValue, value: JSONValue)? {
            // A name without a value is left where the reading stopped.
            guard cursor + 1 < end, cursor + 1 < document.tape.count else { return nil }
            defer { cursor = Int(document.tape[cursor + 1].next) }
            return (JSONValue(document: document, index: cursor), JSONValue(document: document, index: cursor + 1))
        }
    }
}

extension JSONDocument {
    /// The octets between the quotes of a string.
    func inside(_ node: JSONNode) -> Range<Int> {
        let start = Int(node.start) + 1
        return start..<max(start, Int(node.end) - 1)
    }

    /// The UTF-8 octets of a string with its escapes undone.
    func unescaped(_ node: JSONNode) -> [UInt8] {
        var result: [UInt8] = []
        let range = inside(node)
        result.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            let octet = octets[index]
            guard octet == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
                result.append(octet)
                index += 1
                continue
            }
            switch octets[index + 1] {
            case UInt8(ascii: "b"): result.append(0x08)
            case UInt8(ascii: "f"): result.append(0x0C)
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "u"):
                let scalar = unescapedScalar(at: &index, before: range.upperBound)
                result.append(contentsOf: String(scalar).utf8)
                continue
            case let other: result.append(other)
            }
            index += 2
        }
        return result
    }

    /// The scalar of one `\uXXXX` or of two that are a surrogate pair; `index` moves past it.
    private func unescapedScalar(at index: inout Int, before end: Int) -> Unicode.Scalar {
        let high = unit(at: index)
        index += 6
        if high & 0xFC00 == 0xD800, index + 6 <= end, octets[index] == UInt8(ascii: "\\"), octets[index + 1] == UInt8(ascii: "u") {
            let low = unit(at: index)
            if low & 0xFC00 == 0xDC00 {
                index += 6
                return Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF) ?? "\u{FFFD}"
            }
        }
        return Unicode.Scalar(high) ?? "\u{FFFD}"
    }

    private func unit(at index: Int) -> UInt32 {
        guard index + 6 <= octets.count else { return 0xFFFD }
        return octets[index + 2..<index + 6].reduce(0) { $0 << 4 | UInt32($1.hexadecimalValue ?? 0) }
    }
}
