extension TextSink {
    /// EUC-KR with the extension of windows-949, Encoding 13.1.1.
    mutating func decodeEUCKR(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput) -> TextOutput {
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
            let fits = trail >= 0x41 && trail != 0xFF
            let point = fits ? IndexTables.eucKR((Int(lead) &- 0x81) &* 190 &+ Int(trail) &- 0x41) : 0
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
