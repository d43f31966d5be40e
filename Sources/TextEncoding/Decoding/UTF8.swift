/// Whether the octets are well-formed UTF-8. Pure ASCII is.
package func isValidUTF8(_ octets: [UInt8]) -> Bool {
    octets.withUnsafeBufferPointer { validUTF8End($0, from: 0) == $0.count }
}

/// Whether no octet is above 7F.
package func isASCII(_ octets: [UInt8]) -> Bool {
    octets.withUnsafeBufferPointer { endOfASCII($0, from: 0) == $0.count }
}

/// The position of the first octet at or after `start` that begins a malformed or unfinished UTF-8 sequence; the end when there is none.
func validUTF8End(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = input.count
    var at = start
    while at < end {
        let first = input[at]
        if first < 0x80 {
            at = endOfASCII(input, from: at)
            continue
        }
        if first >= 0xE0 && first < 0xF0 {
            at = endOfThreeOctetSequences(input, from: at)
            if at < end, input[at] < 0x80 { continue }
            guard at < end else { return at }
        }
        guard let length = lengthOfUTF8Sequence(input, at: at) else { return at }
        at &+= length
    }
    return at
}

/// The position of the first octet at or after `start` that is not ASCII; the end when there is none.
@inline(__always)
func endOfASCII(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let memory = UnsafeRawPointer(input.baseAddress) else { return start }
    let end = input.count
    var at = start
    while at &+ 32 <= end {
        let first = memory.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        let second = memory.loadUnaligned(fromByteOffset: at &+ 8, as: UInt64.self)
        let third = memory.loadUnaligned(fromByteOffset: at &+ 16, as: UInt64.self)
        let fourth = memory.loadUnaligned(fromByteOffset: at &+ 24, as: UInt64.self)
        if (first | second | third | fourth) & 0x8080_8080_8080_8080 != 0 { break }
        at &+= 32
    }
    while at &+ 8 <= end {
        let word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: at, as: UInt64.self)) & 0x8080_8080_8080_8080
        if word != 0 { return at &+ word.trailingZeroBitCount >> 3 }
        at &+= 8
    }
    while at < end, input[at] < 0x80 { at &+= 1 }
    return at
}

/// Steps over well-formed sequences of three octets while a whole word of octets is there to look at.
@inline(__always)
private func endOfThreeOctetSequences(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let memory = UnsafeRawPointer(input.baseAddress) else { return start }
    let end = input.count
    var at = start
    while at &+ 4 <= end {
        let word = UInt32(littleEndian: memory.loadUnaligned(fromByteOffset: at, as: UInt32.self))
        guard word & 0x00C0_C0F0 == 0x0080_80E0 else { break }
        // The low four bits of the lead and bit 5 of the second octet: E0 wants the bit, ED must not have it.
        let critical = word & 0x200F
        if critical == 0 || critical == 0x200D { break }
        at &+= 3
    }
    return at
}

/// The length of the well-formed multi-octet sequence at `at`, nil when there is none.
@inline(__always)
private func lengthOfUTF8Sequence(_ input: UnsafeBufferPointer<UInt8>, at: Int) -> Int? {
    let left = input.count &- at
    let first = input[at]
    if first < 0xE0 {
        guard first >= 0xC2, left >= 2, input[at &+ 1] & 0xC0 == 0x80 else { return nil }
        return 2
    }
    if first < 0xF0 {
        guard left >= 3 else { return nil }
        let second = input[at &+ 1]
        guard second & 0xC0 == 0x80, input[at &+ 2] & 0xC0 == 0x80 else { return nil }
        if first == 0xE0 && second < 0xA0 { return nil }
        if first == 0xED && second > 0x9F { return nil }
        return 3
    }
    guard first < 0xF5, left >= 4 else { return nil }
    let second = input[at &+ 1]
    guard second & 0xC0 == 0x80, input[at &+ 2] & 0xC0 == 0x80, input[at &+ 3] & 0xC0 == 0x80 else { return nil }
    if first == 0xF0 && second < 0x90 { return nil }
    if first == 0xF4 && second > 0x8F { return nil }
    return 4
}

/// The length of the malformed sequence at `at`: its lead and the trail octets that could still have followed (Encoding 8.1.1).
private func lengthOfMalformedUTF8(_ input: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    let first = input[at]
    guard first >= 0xC2, first < 0xF5 else { return 1 }
    let needed = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
    var lower: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    var upper: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    var length = 1
    while length <= needed, at + length < input.count, input[at + length] >= lower, input[at + length] <= upper {
        (lower, upper) = (0x80, 0xBF)
        length += 1
    }
    return length
}

extension TextSink {
    /// UTF-8, Encoding 8.1.1: runs that are well-formed are copied whole.
    mutating func decodeUTF8(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
        var out = start
        var at = 0
        while at < input.count {
            let valid = validUTF8End(input, from: at)
            out.copy(at..<valid, of: input)
            at = valid
            guard at < input.count else { return out }
            let length = lengthOfMalformedUTF8(input, at: at)
            out = replace(at..<(at + length), out)
            at += length
        }
        return out
    }
}
