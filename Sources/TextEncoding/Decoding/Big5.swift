extension TextSink {
    /// Big5 with the Hong Kong supplement, Encoding 11.1.1.
    mutating func decodeBig5(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
        var out = start
        let end = input.count
        var at = 0
        while at < end {
            let lead = input[at]
            if lead < 0x80 {
                at = out.copyASCII(input, from: at)
                continue
            }
            if lead == 0x80 || lead == 0xFF || at &+ 1 >= end {
                out = replace(at..<(at + 1), out)
                at &+= 1
                continue
            }
            let trail = input[at &+ 1]
            let pointer = IndexTables.big5Pointer(lead: lead, trail: trail)
            let point = IndexTables.big5(pointer)
            if point != 0 {
                out.append(scalar: point)
                at &+= 2
            } else if let pair = big5Pair(pointer) {
                out.append(basic: pair.0)
                out.append(basic: pair.1)
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

/// The four pointers that stand for a letter and a combining mark.
private func big5Pair(_ pointer: Int) -> (UInt16, UInt16)? {
    switch pointer {
    case 1133: (0xCA, 0x0304)
    case 1135: (0xCA, 0x030C)
    case 1164: (0xEA, 0x0304)
    case 1166: (0xEA, 0x030C)
    default: nil
    }
}
