/// What the escape sequences of ISO-2022-JP have selected.
private enum Set2022 {
    case ascii
    case roman
    case katakana
    case kanji

    /// The set that the two octets after ESC select.
    init?(_ first: UInt8, _ second: UInt8) {
        switch (first, second) {
        case (0x28, 0x42): self = .ascii
        case (0x28, 0x4A): self = .roman
        case (0x28, 0x49): self = .katakana
        case (0x24, 0x40), (0x24, 0x42): self = .kanji
        default: return nil
        }
    }
}

extension TextSink {
    /// ISO-2022-JP, Encoding 12.2.1. Two escape sequences without a character between them are an error, against hiding text.
    mutating func decodeISO2022JP(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
        var out = start
        let end = input.count
        var set = Set2022.ascii
        var justEscaped = false
        var at = 0
        while at < end {
            let octet = input[at]
            if octet == 0x1B {
                if at + 2 < end, let selected = Set2022(input[at + 1], input[at + 2]) {
                    if justEscaped { out = replace(at..<(at + 3), out) }
                    set = selected
                    justEscaped = true
                    at += 3
                } else {
                    out = replace(at..<(at + 1), out)
                    justEscaped = false
                    at += 1
                }
                continue
            }
            justEscaped = false
            if set == .kanji {
                at += decodeKanji(input, &out, at: at)
            } else {
                if let point = point(of: octet, in: set) { out.append(basic: point) } else { out = replace(at..<(at + 1), out) }
                at += 1
            }
        }
        return out
    }

    @inline(__always)
    private func point(of octet: UInt8, in set: Set2022) -> UInt16? {
        if set == .katakana { return octet >= 0x21 && octet <= 0x5F ? 0xFF61 - 0x21 + UInt16(octet) : nil }
        if octet >= 0x80 || octet == 0x0E || octet == 0x0F { return nil }
        if set == .roman && octet == 0x5C { return 0xA5 }
        if set == .roman && octet == 0x7E { return 0x203E }
        return UInt16(octet)
    }

    /// Reads a pair of octets that is no escape, and returns how many octets it took.
    @inline(__always)
    private mutating func decodeKanji(_ input: UnsafeBufferPointer<UInt8>, _ out: inout TextOutput, at: Int) -> Int {
        let lead = input[at]
        guard lead >= 0x21 && lead <= 0x7E, at + 1 < input.count, input[at + 1] != 0x1B else {
            out = replace(at..<(at + 1), out)
            return 1
        }
        let trail = input[at + 1]
        let fits = trail >= 0x21 && trail <= 0x7E
        let point = fits ? IndexTables.jis0208((Int(lead) - 0x21) * 94 + Int(trail) - 0x21) : 0
        if point == 0 { out = replace(at..<(at + 2), out) } else { out.append(basic: point) }
        return 2
    }
}
