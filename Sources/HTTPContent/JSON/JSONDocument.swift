/// A JSON text as read: its values on a tape over the octets, or the fault that ended the reading.
///
/// Strings and numbers are decoded when asked for. After a fault, what came before it can still be walked.
package struct JSONDocument: Sendable {
    /// Nesting that a body may have; more is `depthExceeded`.
    package static let bodyDepth = 512

    package let octets: [UInt8]
    /// The octets that were read, the mark and white space included.
    package let range: Range<Int>
    package let fault: JSONFault?
    /// Nesting of arrays and objects: 0 for a scalar, 1 for `[]`.
    package let depth: Int
    /// Whether every value is on the tape; false above the node limit, when the rest was only checked.
    package let isComplete: Bool
    /// Length of a UTF-8 byte order mark at the start, which was stepped over: 0 or 3.
    package let markLength: Int
    /// The first escaped surrogate without a partner. The grammar allows it, no Unicode text can hold it.
    package let firstLoneSurrogate: Int?
    let tape: [JSONNode]
    let hasLongIntegers: Bool

    package var isValid: Bool { fault == nil }

    /// The value of the text; nil when nothing could be read.
    package var root: JSONValue? { tape.isEmpty ? nil : JSONValue(document: self, index: 0) }

    /// Reads the octets in `range` (all when nil) as one JSON text (RFC 8259), in one pass.
    ///
    /// A UTF-8 byte order mark at the start is stepped over and counted. Values beyond `nodeLimit` are checked, not recorded; 0 only checks.
    package init(
        reading octets: [UInt8],
        in range: Range<Int>? = nil,
        depthLimit: Int = JSONDocument.bodyDepth,
        nodeLimit: Int = 2_000_000
    ) {
        let range = (range ?? 0..<octets.count).clamped(to: 0..<octets.count)
        self.octets = octets
        self.range = range
        let hasMark = range.count >= 3 && Array(octets[range].prefix(3)) == [0xEF, 0xBB, 0xBF]
        markLength = hasMark ? 3 : 0
        let start = range.lowerBound + markLength
        let end = min(range.upperBound, Int(UInt32.max) - 1)
        var reader: JSONReader?
        var fault: JSONFault?
        octets.withUnsafeBufferPointer { all in
            guard let base = all.baseAddress else {
                fault = JSONFault(kind: .empty, offset: 0, in: all, from: 0)
                return
            }
            var run = JSONReader(base, from: start, to: end, depthLimit: depthLimit, nodeLimit: nodeLimit)
            if run.readText(), run.at < end { run.failTrailing() }
            if end < range.upperBound { run.fault = (.tooLarge, end) }
            run.concludeAll()
            if let found = run.fault { fault = run.located(found, in: all, from: start) }
            reader = run
        }
        self.fault = fault
        tape = reader?.tape ?? []
        depth = reader?.deepest ?? 0
        isComplete = reader?.isTapeComplete ?? true
        firstLoneSurrogate = reader?.firstLoneSurrogate
        hasLongIntegers = reader?.hasLongIntegers ?? false
    }
}

extension JSONReader {
    /// Names what follows the first text, from `at`.
    fileprivate mutating func failTrailing() {
        let next = octets[at]
        if next == UInt8(ascii: "{") || next == UInt8(ascii: "[") {
            _ = fail(.multipleDocuments, at: at)
            return
        }
        var second = JSONReader(octets, from: at, to: end, depthLimit: depthLimit, nodeLimit: 0)
        _ = fail(second.readText() ? .multipleDocuments : commentOr(.trailingGarbage), at: at)
    }

    /// The fault with its line and column, after asking whether it is but text before the JSON.
    fileprivate func located(
        _ fault: (kind: JSONFault.Kind, offset: Int),
        in all: UnsafeBufferPointer<UInt8>,
        from start: Int
    ) -> JSONFault {
        var kind = fault.kind
        var embedded: Range<Int>?
        switch kind {
        case .empty, .depthExceeded, .tooLarge, .multipleDocuments: break
        default:
            // Only a text whose first octets are no array or object can be garbage before one.
            if !(tape.first.map { $0.kind == .array || $0.kind == .object } ?? (deepest > 0)) {
                embedded = embeddedText(after: fault.offset)
                if embedded != nil { kind = .leadingGarbage }
            }
        }
        return JSONFault(kind: kind, offset: fault.offset, in: all, from: start, embedded: embedded)
    }

    /// The array or object that begins somewhere after `offset` and reaches to the end. Sixteen places are tried, so that it stays linear.
    private func embeddedText(after offset: Int) -> Range<Int>? {
        var attempts = 16
        var index = offset
        while index < end, attempts > 0 {
            if octets[index] == UInt8(ascii: "{") || octets[index] == UInt8(ascii: "[") {
                attempts -= 1
                var reader = JSONReader(octets, from: index, to: end, depthLimit: depthLimit, nodeLimit: 0)
                if reader.readText(), reader.at == end { return index..<end }
            }
            index += 1
        }
        return nil
    }
}
