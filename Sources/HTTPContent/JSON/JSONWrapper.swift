/// Text around JSON that keeps a browser from running it as a script, or makes it do so.
package struct JSONWrapper: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable {
        /// A line such as `)]}',` or `while(1);`, to be cut off by the client.
        case guardPrefix
        /// A function call, `callback(…)`: JSONP.
        case callback
    }

    package let kind: Kind
    /// The text before the JSON without white space around it, with the comment of `/**/callback(`.
    package let prefix: Range<Int>
    /// What is left to be read as JSON.
    package let text: Range<Int>

    /// Longest first where one begins like another.
    private static let guards: [StaticString] = [
        ")]}',", ")]}'", ")]},", ")]}", "while(1);", "while (1);", "while(true);", "for(;;);", "for (;;);", "throw 1;", "throw(1);",
        "throw 1; < don't be evil' >", "{}&&", "{} &&", "&&&START&&&", "])}while(1);</x>",
    ]

    /// The wrapper that the octets in `range` (all when nil) begin with; nil when there is none. A byte order mark is stepped over.
    package static func find(in octets: [UInt8], range: Range<Int>? = nil) -> JSONWrapper? {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        let mark = octets[range].starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let start = octets.skippingSpace(from: range.lowerBound + mark, to: range.upperBound)
        guard start < range.upperBound else { return nil }
        return guardPrefix(octets, start, range.upperBound) ?? callback(octets, start, range.upperBound)
    }

    private static func guardPrefix(_ octets: [UInt8], _ start: Int, _ end: Int) -> JSONWrapper? {
        var length = 0
        for text in guards where text.utf8CodeUnitCount > length && text.utf8CodeUnitCount < end - start {
            let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
            if octets[start..<end].starts(with: wanted) { length = wanted.count }
        }
        guard length > 0 else { return nil }
        return JSONWrapper(kind: .guardPrefix, prefix: start..<start + length, text: start + length..<end)
    }

    /// `name.of['a'].function(` … `)` with `;` and white space after it.
    private static func callback(_ octets: [UInt8], _ start: Int, _ end: Int) -> JSONWrapper? {
        var index = skipComment(octets, start, end)
        let name = index
        while index < end, octets[index].isCallbackOctet { index += 1 }
        guard index > name, index - name <= 512, !(octets[name] >= UInt8(ascii: "0") && octets[name] <= UInt8(ascii: "9")) else {
            return nil
        }
        let afterName = octets.skippingSpace(from: index, to: end)
        // `typeof cb === 'function' && cb(…)` is the one longer form in use.
        if octets[name..<index].elementsEqual("typeof".utf8) { return typeofCallback(octets, start, index, end) }
        guard afterName < end, octets[afterName] == UInt8(ascii: "(") else { return nil }
        return called(octets, start, afterName, end)
    }

    private static func typeofCallback(_ octets: [UInt8], _ start: Int, _ from: Int, _ end: Int) -> JSONWrapper? {
        guard let parenthesis = octets[from..<min(end, from + 512)].firstIndex(of: UInt8(ascii: "(")) else { return nil }
        guard octets[from..<parenthesis].contains(UInt8(ascii: "&")) else { return nil }
        return called(octets, start, parenthesis, end)
    }

    private static func called(_ octets: [UInt8], _ start: Int, _ parenthesis: Int, _ end: Int) -> JSONWrapper? {
        var last = end
        while last > parenthesis + 1, octets[last - 1].isJSONSpace || octets[last - 1] == UInt8(ascii: ";") { last -= 1 }
        guard last > parenthesis + 1, octets[last - 1] == UInt8(ascii: ")") else { return nil }
        return JSONWrapper(kind: .callback, prefix: start..<parenthesis + 1, text: parenthesis + 1..<last - 1)
    }

    private static func skipComment(_ octets: [UInt8], _ start: Int, _ end: Int) -> Int {
        guard end - start >= 4, octets[start] == UInt8(ascii: "/"), octets[start + 1] == UInt8(ascii: "*") else { return start }
        var index = start + 2
        while index + 1 < min(end, start + 256) {
            if octets[index] == UInt8(ascii: "*"), octets[index + 1] == UInt8(ascii: "/") {
                return octets.skippingSpace(from: index + 2, to: end)
            }
            index += 1
        }
        return start
    }
}

extension UInt8 {
    var isJSONSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

    fileprivate var isCallbackOctet: Bool {
        isWordOctet || self == UInt8(ascii: ".") || self == UInt8(ascii: "[") || self == UInt8(ascii: "]")
            || self == UInt8(ascii: "'") || self == UInt8(ascii: "\"") || self >= 0x80
    }
}

extension [UInt8] {
    func skippingSpace(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, self[index].isJSONSpace { index += 1 }
        return index
    }
}
