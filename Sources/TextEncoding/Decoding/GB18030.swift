extension TextSink {
    /// gb18030, which is also the decoder of GBK, Encoding 10.2.1.
    mutating func decodeGB18030(_ input: UnsafeBufferPointer<UInt8>) {
        let end = input.count
        var at = 0
        while at < end {
            let lead = input[at]
            if lead < 0x80 {
                at = copyASCII(input, from: at)
            } else if lead == 0x80 {
                append(basic: 0x20AC)
                at &+= 1
            } else if lead == 0xFF {
                appendReplacement(at..<(at + 1))
                at &+= 1
            } else if at &+ 1 >= end {
                appendReplacement(at..<end)
                at = end
            } else {
                let trail = input[at &+ 1]
                let offset = trail < 0x7F ? 0x40 : 0x41
                let point =
                    trail < 0x40 || trail == 0x7F || trail == 0xFF
                    ? 0 : IndexTables.gb18030((Int(lead) &- 0x81) &* 190 &+ Int(trail) &- offset)
                if point != 0 {
                    append(basic: point)
                    at &+= 2
                } else if trail >= 0x30 && trail <= 0x39 {
                    at = decodeFourOctets(input, at: at)
                } else {
                    // An ASCII octet is given back, so that a broken lead never swallows markup.
                    let length = trail < 0x80 ? 1 : 2
                    appendReplacement(at..<(at + length))
                    at &+= length
                }
            }
        }
    }

    /// Reads the four-octet form at `at`, whose first two octets fit, and returns where to go on.
    private mutating func decodeFourOctets(_ input: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
        let end = input.count
        if at + 2 < end, input[at + 2] < 0x81 || input[at + 2] == 0xFF {
            appendReplacement(at..<(at + 1))
            return at + 1
        }
        guard at + 3 < end else {
            appendReplacement(at..<end)
            return end
        }
        guard input[at + 3] >= 0x30 && input[at + 3] <= 0x39 else {
            appendReplacement(at..<(at + 1))
            return at + 1
        }
        let high = (Int(input[at]) - 0x81) * 12600 + (Int(input[at + 1]) - 0x30) * 1260
        let point = IndexTables.gb18030Ranges(high + (Int(input[at + 2]) - 0x81) * 10 + Int(input[at + 3]) - 0x30)
        if point == 0 { appendReplacement(at..<(at + 4)) } else { append(scalar: point) }
        return at + 4
    }
}
