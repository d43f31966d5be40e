extension TextSink {
    /// EUC-JP, Encoding 12.1.1. After 8F come two octets of JIS X 0212, after 8E one of half-width katakana.
    mutating func decodeEUCJP(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
        var out = start
        let end = input.count
        var at = 0
        while at < end {
            let lead = input[at]
            if lead < 0x80 {
                at = out.copyASCII(input, from: at)
                continue
            }
            let isLead = lead == 0x8E || lead == 0x8F || (lead >= 0xA1 && lead != 0xFF)
            if !isLead || at &+ 1 >= end {
                out = replace(at..<(at + 1), out)
                at &+= 1
                continue
            }
            let trail = input[at &+ 1]
            if lead == 0x8E && trail >= 0xA1 && trail <= 0xDF {
                out.append(basic: 0xFF61 &- 0xA1 &+ UInt16(trail))
                at &+= 2
            } else if lead == 0x8F && trail >= 0xA1 && trail != 0xFF {
                guard at + 2 < end else {
                    out = replace(at..<end, out)
                    return out
                }
                let last = input[at + 2]
                let point = last >= 0xA1 && last != 0xFF ? IndexTables.jis0212((Int(trail) - 0xA1) * 94 + Int(last) - 0xA1) : 0
                at += finishEUCJP(point, &out, at: at, length: 3, last: last)
            } else {
                let fits = lead >= 0xA1 && trail >= 0xA1 && trail != 0xFF
                let point = fits ? IndexTables.jis0208((Int(lead) &- 0xA1) &* 94 &+ Int(trail) &- 0xA1) : 0
                at &+= finishEUCJP(point, &out, at: at, length: 2, last: trail)
            }
        }
        return out
    }

    /// Appends the character or the error, and returns how many octets it took: an ASCII octet at the end is given back.
    @inline(__always)
    private mutating func finishEUCJP(_ point: UInt16, _ out: inout TextOutput, at: Int, length: Int, last: UInt8) -> Int {
        if point != 0 {
            out.append(basic: point)
            return length
        }
        let taken = last < 0x80 ? length - 1 : length
        out = replace(at..<(at + taken), out)
        return taken
    }
}
