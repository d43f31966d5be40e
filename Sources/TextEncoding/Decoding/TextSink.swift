/// Where a decoder writes its text: UTF-8 into memory that holds three octets for each octet of the input, and 8 more.
///
/// Each decoder is a method in a file of its own. Room is never checked: no decoder of the standard writes more than 3 octets for one it has read
/// (Big5 writes 4 for two), which `DecodedText` relies upon.
struct TextSink {
    let base: UnsafeMutablePointer<UInt8>
    /// Added to the offsets of malformed sequences, so that they count in the caller's octets.
    let inputOffset: Int
    private(set) var count = 0
    private(set) var replacementCount = 0
    private(set) var malformed: [MalformedSequence] = []

    init(base: UnsafeMutablePointer<UInt8>, inputOffset: Int) {
        self.base = base
        self.inputOffset = inputOffset
    }

    @inline(__always)
    mutating func append(octet: UInt8) {
        base[count] = octet
        count &+= 1
    }

    /// Appends a code point of the basic plane that is no surrogate.
    @inline(__always)
    mutating func append(basic point: UInt16) {
        let packed = packedUTF8(of: point)
        append(packed: packed)
    }

    /// Appends one to three octets as packed by `packedUTF8(of:)`.
    @inline(__always)
    mutating func append(packed: UInt32) {
        UnsafeMutableRawPointer(base + count).storeBytes(of: packed.littleEndian, as: UInt32.self)
        count &+= Int(packed >> 24)
    }

    /// Appends any scalar value.
    @inline(__always)
    mutating func append(scalar point: UInt32) {
        if point < 0x1_0000 {
            append(basic: UInt16(truncatingIfNeeded: point))
        } else {
            base[count] = UInt8(truncatingIfNeeded: 0xF0 | point >> 18)
            base[count + 1] = UInt8(truncatingIfNeeded: 0x80 | point >> 12 & 0x3F)
            base[count + 2] = UInt8(truncatingIfNeeded: 0x80 | point >> 6 & 0x3F)
            base[count + 3] = UInt8(truncatingIfNeeded: 0x80 | point & 0x3F)
            count &+= 4
        }
    }

    /// Appends U+FFFD for the malformed `octets` of the input.
    @inline(never)
    mutating func appendReplacement(_ octets: Range<Int>) {
        if malformed.count < DecodedText.malformedCap {
            let range = (octets.lowerBound + inputOffset)..<(octets.upperBound + inputOffset)
            malformed.append(MalformedSequence(octets: range, textOffset: count))
        }
        replacementCount += 1
        append(basic: 0xFFFD)
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
            let target = UnsafeMutableRawPointer(base + count)
            target.storeBytes(of: first, as: UInt64.self)
            target.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
            count &+= 16
            at &+= 16
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
        (base + count).update(from: source + octets.lowerBound, count: octets.count)
        count += octets.count
    }
}

/// The UTF-8 octets of a code point of the basic plane, first octet lowest, and their number in the highest octet.
@inline(__always)
func packedUTF8(of point: UInt16) -> UInt32 {
    let point = UInt32(point)
    if point < 0x80 { return point | 1 << 24 }
    if point < 0x800 { return (0xC0 | point >> 6) | (0x80 | point & 0x3F) << 8 | 2 << 24 }
    return (0xE0 | point >> 12) | (0x80 | point >> 6 & 0x3F) << 8 | (0x80 | point & 0x3F) << 16 | 3 << 24
}
