/// Whether the octets are well-formed UTF-8. Pure ASCII is.
package func isValidUTF8(_ octets: [UInt8]) -> Bool {
    octets.withUnsafeBufferPointer { validUTF8End($0, from: 0) == $0.count }
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
        guard let length = lengthOfUTF8Sequence(input, at: at), length > 0 else { return at }
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
    mutating func decodeUTF8(_ input: UnsafeBufferPointer<UInt8>) {
        var at = 0
        while at < input.count {
            let valid = validUTF8End(input, from: at)
            copy(at..<valid, of: input)
            at = valid
            guard at < input.count else { return }
            let length = lengthOfMalformedUTF8(input, at: at)
            appendReplacement(at..<(at + length))
            at += length
        }
    }
}
