/// Whether octets are UTF-8, with room for a character cut off at the end and for a few malformed sequences.
struct UTF8Survey {
    enum Outcome {
        case ascii
        case valid
        case nearlyValid
        case other
    }

    private(set) var outcome: Outcome
    /// How sure "valid" is: other encodings rarely make a long row of well-formed sequences by chance.
    private(set) var confidence = 1.0
    /// Whether "valid" rests on three sequences or fewer.
    private(set) var isShort = false

    init(_ input: UnsafeBufferPointer<UInt8>) {
        let firstHigh = endOfASCII(input, from: 0)
        guard firstHigh < input.count else {
            outcome = .ascii
            return
        }
        let end = validUTF8End(input, from: firstHigh)
        if end == input.count || UTF8Survey.isCutOff(input, at: end) && end > firstHigh {
            outcome = .valid
            isShort = UTF8Survey.countSequences(input, firstHigh..<end, upTo: 4) < 4
            confidence = isShort ? 0.98 : 1
            return
        }
        outcome = UTF8Survey.isNearlyValid(input, from: firstHigh) ? .nearlyValid : .other
    }

    /// Whether the octets from `at` to the end begin a sequence that the end cuts off.
    private static func isCutOff(_ input: UnsafeBufferPointer<UInt8>, at: Int) -> Bool {
        let lead = input[at]
        let left = input.count - at
        let needed = lead >= 0xF0 && lead < 0xF5 ? 4 : lead >= 0xE0 && lead < 0xF0 ? 3 : lead >= 0xC2 && lead < 0xE0 ? 2 : 0
        guard left < needed else { return false }
        return (1..<left).allSatisfy { input[at + $0] & 0xC0 == 0x80 }
    }

    private static func countSequences(_ input: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, upTo limit: Int) -> Int {
        var found = 0
        var at = range.lowerBound
        while at < range.upperBound, found < limit {
            if input[at] >= 0xC0 { found += 1 }
            at = input[at] < 0x80 ? endOfASCII(input, from: at) : at + 1
        }
        return found
    }

    /// Looks at the first 64 KiB: at least 20 well-formed sequences for each malformed one.
    private static func isNearlyValid(_ input: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let end = min(input.count, start + 65536)
        let input = UnsafeBufferPointer(rebasing: input[..<end])
        var at = start
        var malformed = 0
        var sequences = 0
        while at < end {
            let valid = validUTF8End(input, from: at)
            sequences += countSequences(input, at..<valid, upTo: 4096)
            at = valid
            guard at < end else { break }
            malformed += 1
            if malformed * 2 > sequences + 40 { return false }
            at += 1
            while at < end, input[at] & 0xC0 == 0x80 { at += 1 }
        }
        return sequences >= malformed * 20
    }
}
