extension TextSink {
    /// UTF-16LE (`highOctet` 1) and UTF-16BE (0), Encoding 14.2: a lone surrogate is an error, and so is a half code unit at the end.
    mutating func decodeUTF16(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput, highOctet: Int) -> TextOutput {
        var out = start
        let lowOctet = 1 - highOctet
        let end = input.count
        var at = 0
        while at &+ 1 < end {
            let unit = UInt32(input[at &+ highOctet]) << 8 | UInt32(input[at &+ lowOctet])
            if unit & 0xF800 != 0xD800 {
                out.append(basic: UInt16(truncatingIfNeeded: unit))
                at &+= 2
                continue
            }
            guard unit < 0xDC00 else {
                out = replace(at..<(at + 2), out)
                at += 2
                continue
            }
            guard at + 3 < end else {
                // The lead surrogate and whatever is left of the next unit are one error.
                out = replace(at..<end, out)
                return out
            }
            let trail = UInt32(input[at + 2 + highOctet]) << 8 | UInt32(input[at + 2 + lowOctet])
            if trail & 0xFC00 == 0xDC00 {
                out.append(scalar: 0x1_0000 + ((unit & 0x3FF) << 10 | trail & 0x3FF))
                at += 4
            } else {
                out = replace(at..<(at + 2), out)
                at += 2
            }
        }
        if at < end { out = replace(at..<end, out) }
        return out
    }
}
