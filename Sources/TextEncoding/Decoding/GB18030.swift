extension TextSink {
    /// gb18030, which is also the decoder of GBK, Encoding 10.2.1.
    mutating func decodeGB18030(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
        var out = start
        let end = input.count
        var at = 0
        while at < end {
            let lead = input[at]
            if lead < 0x80 {
                at = out.copyASCII(input, from: at)
            } else if lead == 0x80 {
                out.append(basic: 0x20AC)
                at &+= 1
            } else if lead == 0xFF {
                out = replace(at..<(at + 1), out)
                at &+= 1
            } else if at &+ 1 >= end {
                out = replace(at..<end, out)
                at = end
            } else {
                let trail = input[at &+ 1]
                let point = IndexTables.gb18030(lead: lead, trail: trail)
                if point != 0 {
                    out.append(basic: point)
                    at &+= 2
                } else if trail >= 0x30 && trail <= 0x39 {
                    (at, out) = decodeFourOctets(input, out, at: at)
                } else {
                    // An ASCII octet is given back, so that a broken lead never swallows markup.
                    let length = trail < 0x80 ? 1 : 2
                    out = replace(at..<(at + length), out)
                    at &+= length
                }
            }
        }
        return out
    }

    /// Reads the four-octet form at `at`, whose first two octets fit, and returns where to go on.
    private mutating func decodeFourOctets(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput, at: Int) -> (Int, TextOutput) {
        let end = input.count
        if at + 2 < end, input[at + 2] < 0x81 || input[at + 2] == 0xFF {
            return (at + 1, replace(at..<(at + 1), start))
        }
        guard at + 3 < end else {
            return (end, replace(at..<end, start))
        }
        guard input[at + 3] >= 0x30 && input[at + 3] <= 0x39 else {
            return (at + 1, replace(at..<(at + 1), start))
        }
        let high = (Int(input[at]) - 0x81) * 12600 + (Int(input[at + 1]) - 0x30) * 1260
        let point = IndexTables.gb18030Ranges(high + (Int(input[at + 2]) - 0x81) * 10 + Int(input[at + 3]) - 0x30)
        if point == 0 { return (at + 4, replace(at..<(at + 4), start)) }
        var out = start
        out.append(scalar: point)
        return (at + 4, out)
    }
}
