/// Where the next octet of text goes: UTF-8 into memory that holds three octets for each octet of the input, and 8 more.
///
/// A decoder keeps it in a local variable, so that it stays in a register; room is never checked, see `TextSink`.
struct TextOutput {
    var next: UnsafeMutablePointer<UInt8>

    @inline(__always)
    mutating func append(octet: UInt8) {
        next.pointee = octet
        next += 1
    }

    /// Appends a code point of the basic plane that is no surrogate.
    @inline(__always)
    mutating func append(basic point: UInt16) {
        append(packed: packedUTF8(of: point))
    }

    /// Appends one to three octets as packed by `packedUTF8(of:)`.
    @inline(__always)
    mutating func append(packed: UInt32) {
        UnsafeMutableRawPointer(next).storeBytes(of: packed.littleEndian, as: UInt32.self)
        next += Int(packed >> 24)
    }

    /// Appends any scalar value.
    @inline(__always)
    mutating func append(scalar point: UInt32) {
        if point < 0x1_0000 {
            append(basic: UInt16(truncatingIfNeeded: point))
        } else {
            next[0] = UInt8(truncatingIfNeeded: 0xF0 | point >> 18)
            next[1] = UInt8(truncatingIfNeeded: 0x80 | point >> 12 & 0x3F)
            next[2] = UInt8(truncatingIfNeeded: 0x80 | point >> 6 & 0x3F)
            next[3] = UInt8(truncatingIfNeeded: 0x80 | point & 0x3F)
            next += 4
        }
    }

    /// Copies octets of the input from `start` up to the first that is not ASCII, and returns its position.
    @inline(__always)
    mutating func copyASCII(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        guard let memory = UnsafeRawPointer(input.baseAddress) else { return start }
        let end = input.count
        var at = start
        while at &+ 16 <= end {
            let first = memory.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            let second = memory.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self)
            if (first | second) & 0x8080_8080_8080_8080 != 0 { break }
            let target = UnsafeMutableRawPointer(next)
            target.storeBytes(of: first, as: UInt64.self)
            target.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
            next += 16
            at &+= 16
        }
        if at &+ 8 <= end {
            // The whole word is stored; what is not ASCII in it will be overwritten.
            let word = memory.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            UnsafeMutableRawPointer(next).storeBytes(of: word, as: UInt64.self)
            let high = UInt64(littleEndian: word) & 0x8080_8080_8080_8080
            let length = high == 0 ? 8 : high.trailingZeroBitCount >> 3
            next += length
            at &+= length
            if high != 0 { return at }
        }
        while at < end, input[at] < 0x80 {
            append(octet: input[at])
            at &+= 1
        }
        return at
    }

    /// Copies `octets` of the input, which are well-formed UTF-8.
    mutating func copy(_ octets: Range<Int>, of input: UnsafeBufferPointer<UInt8>) {
        guard !octets.isEmpty, let source = input.baseAddress else { return }
        next.update(from: source + octets.lowerBound, count: octets.count)
        next += octets.count
    }
}

/// The errors of a decoder.
///
/// Each decoder is a method in a file of its own that takes the output and returns it. No decoder of the standard writes more than 3 octets for one it
/// has read (Big5 writes 4 for two), which `DecodedText` relies upon.
struct TextSink {
    let base: UnsafeMutablePointer<UInt8>
    /// Added to the offsets of malformed sequences, so that they count in the caller's octets.
    let inputOffset: Int
    private(set) var replacementCount = 0
    private(set) var malformed: [MalformedSequence] = []

    init(base: UnsafeMutablePointer<UInt8>, inputOffset: Int) {
        self.base = base
        self.inputOffset = inputOffset
    }

    /// Appends U+FFFD for the malformed `octets` of the input.
    @inline(never)
    mutating func replace(_ octets: Range<Int>, _ output: TextOutput) -> TextOutput {
        if malformed.count < DecodedText.malformedCap {
            let range = (octets.lowerBound + inputOffset)..<(octets.upperBound + inputOffset)
            malformed.append(MalformedSequence(octets: range, textOffset: output.next - base))
        }
        replacementCount += 1
        var output = output
        output.append(basic: 0xFFFD)
        return output
    }
}

/// The UTF-8 octets of a code point of the basic plane, first octet lowest, and their number in the highest octet.
@inline(__always)
func packedUTF8(of point: UInt16) -> UInt32 {
    let point = UInt32(point)
    if point >= 0x800 { return (0xE0 | point >> 12) | (0x80 | point >> 6 & 0x3F) << 8 | (0x80 | point & 0x3F) << 16 | 3 << 24 }
    if point >= 0x80 { return (0xC0 | point >> 6) | (0x80 | point & 0x3F) << 8 | 2 << 24 }
    return point | 1 << 24
}
