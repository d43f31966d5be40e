extension TextSink {
    /// Shift_JIS with the extensions of windows-31j, Encoding 12.3.1. The pointers 8836 to 10715 are private use.
    mutating func decodeShiftJIS(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
        var out = start
        let end = input.count
        var at = 0
        while at < end {
            let lead = input[at]
            if lead < 0x80 {
                at = out.copyASCII(input, from: at)
                continue
            }
            if lead == 0x80 || (lead >= 0xA1 && lead <= 0xDF) {
                out.append(basic: lead == 0x80 ? 0x80 : 0xFF61 &- 0xA1 &+ UInt16(lead))
                at &+= 1
                continue
            }
            if lead == 0xA0 || lead > 0xFC || at &+ 1 >= end {
                out = replace(at..<(at + 1), out)
                at &+= 1
                continue
            }
            let trail = input[at &+ 1]
            let pointer = IndexTables.shiftJISPointer(lead: lead, trail: trail)
            let isPrivate = pointer >= 8836 && pointer <= 10715
            let point = isPrivate ? UInt16(0xE000 - 8836 + pointer) : IndexTables.jis0208(pointer)
            if point != 0 {
                out.append(basic: point)
                at &+= 2
            } else {
                let length = trail < 0x80 ? 1 : 2
                out = replace(at..<(at + length), out)
                at &+= length
            }
        }
        return out
    }
}
