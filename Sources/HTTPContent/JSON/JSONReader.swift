/// A strict reader of one JSON text (RFC 8259): one pass, no recursion, everything recorded on a tape.
struct JSONReader {
    enum State {
        case value
        case valueAfterComma
        case elementOrEnd
        case memberOrEnd
        case memberAfterComma
        case afterValue
    }

    /// An open array or object, and its place on the tape (`notRecorded` when the tape was full).
    struct Open {
        let isObject: Bool
        let node: UInt32
    }

    static let notRecorded = UInt32.max

    let octets: UnsafePointer<UInt8>
    let end: Int
    let depthLimit: Int
    let nodeLimit: Int
    var at: Int
    var tape: [JSONNode] = []
    var open: [Open] = []
    var deepest = 0
    var isTapeComplete = true
    var hasLongIntegers = false
    var firstLoneSurrogate: Int?
    /// Kind and octet of the fault that ended the reading.
    var fault: (kind: JSONFault.Kind, offset: Int)?

    /// Reads from `start` to `end`; the pointer must stay good while the reader is used. `end` is below 2^32.
    init(_ octets: UnsafePointer<UInt8>, from start: Int, to end: Int, depthLimit: Int, nodeLimit: Int) {
        self.octets = octets
        self.end = end
        self.depthLimit = depthLimit
        self.nodeLimit = min(nodeLimit, Int(UInt32.max) - 1)
        at = start
        tape.reserveCapacity(min(self.nodeLimit, (end - start) / 5 + 8))
        open.reserveCapacity(min(depthLimit, 64))
    }

    /// Reads one value and the white space around it; `at` is then the first octet after them. False after a fault.
    mutating func readText() -> Bool {
        skipSpace()
        if at == end { return fail(.empty, at: end) }
        var state = State.value
        while true {
            skipSpace()
            guard at < end else { return fail(.truncated, at: end) }
            switch state {
            case .value, .valueAfterComma:
                guard readValue(&state) else { return false }
            case .elementOrEnd:
                if octets[at] == UInt8(ascii: "]") {
                    close(&state)
                } else {
                    state = .value
                    guard readValue(&state) else { return false }
                }
            case .memberOrEnd, .memberAfterComma:
                if state == .memberOrEnd, octets[at] == UInt8(ascii: "}") {
                    close(&state)
                } else {
                    guard readName(&state) else { return false }
                }
            case .afterValue:
                guard readSeparator(&state) else { return false }
            }
            if state == .afterValue, open.isEmpty {
                skipSpace()
                return true
            }
        }
    }

    mutating func fail(_ kind: JSONFault.Kind, at offset: Int) -> Bool {
        fault = (kind, offset)
        return false
    }

    @inline(__always)
    mutating func skipSpace() {
        while at < end {
            let octet = octets[at]
            if octet > 0x20 || octet != 0x20 && octet != 0x0A && octet != 0x0D && octet != 0x09 { return }
            at &+= 1
        }
    }

    @inline(__always)
    mutating func record(_ kind: JSONKind, _ flags: JSONNode.Flags, from start: Int) {
        guard tape.count < nodeLimit else {
            isTapeComplete = false
            return
        }
        tape.append(
            JSONNode(
                kind: kind,
                flags: flags,
                start: UInt32(truncatingIfNeeded: start),
                end: UInt32(truncatingIfNeeded: at),
                next: UInt32(truncatingIfNeeded: tape.count + 1)
            )
        )
    }

    @inline(__always)
    private mutating func readValue(_ state: inout State) -> Bool {
        let start = at
        switch octets[at] {
        case UInt8(ascii: "\""):
            guard let flags = readString() else { return false }
            record(.string, flags, from: start)
        case UInt8(ascii: "{"):
            state = .memberOrEnd
            return openContainer(isObject: true)
        case UInt8(ascii: "["):
            state = .elementOrEnd
            return openContainer(isObject: false)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            guard let flags = readNumber() else { return false }
            record(.number, flags, from: start)
        case UInt8(ascii: "t"):
            guard readWord("true") else { return false }
            record(.boolean, .isTrue, from: start)
        case UInt8(ascii: "f"):
            guard readWord("false") else { return false }
            record(.boolean, [], from: start)
        case UInt8(ascii: "n"):
            guard readWord("null") else { return false }
            record(.null, [], from: start)
        default:
            return fail(kindOfBadValue(afterComma: state == .valueAfterComma), at: at)
        }
        state = .afterValue
        return true
    }

    @inline(__always)
    private mutating func readName(_ state: inout State) -> Bool {
        guard octets[at] == UInt8(ascii: "\"") else {
            return fail(kindOfBadName(afterComma: state == .memberAfterComma), at: at)
        }
        let start = at
        guard let flags = readString() else { return false }
        record(.string, flags, from: start)
        skipSpace()
        guard at < end else { return fail(.truncated, at: end) }
        guard octets[at] == UInt8(ascii: ":") else { return fail(commentOr(.missingColon), at: at) }
        at += 1
        state = .value
        return true
    }

    @inline(__always)
    private mutating func readSeparator(_ state: inout State) -> Bool {
        guard let container = open.last else { return true }
        let octet = octets[at]
        if octet == UInt8(ascii: ",") {
            at += 1
            state = container.isObject ? .memberAfterComma : .valueAfterComma
            return true
        }
        if octet == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
            close(&state)
            return true
        }
        return fail(kindOfBadSeparator(octet), at: at)
    }

    private mutating func openContainer(isObject: Bool) -> Bool {
        guard open.count < depthLimit else { return fail(.depthExceeded, at: at) }
        let node = tape.count < nodeLimit ? UInt32(truncatingIfNeeded: tape.count) : Self.notRecorded
        let start = at
        at += 1
        record(isObject ? .object : .array, [], from: start)
        open.append(Open(isObject: isObject, node: node))
        deepest = max(deepest, open.count)
        return true
    }

    private mutating func close(_ state: inout State) {
        at += 1
        state = .afterValue
        if let container = open.popLast() { conclude(container) }
    }

    private mutating func conclude(_ container: Open) {
        let index = Int(container.node)
        guard index < tape.count else { return }
        tape[index].end = UInt32(truncatingIfNeeded: at)
        tape[index].next = UInt32(truncatingIfNeeded: tape.count)
    }

    /// Ends every open array and object where the reading stopped, so that what was read can be walked.
    mutating func concludeAll() {
        while let container = open.popLast() { conclude(container) }
    }
}
