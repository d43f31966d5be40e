extension TextSink {
    /// A single-byte decoder, Encoding 9.1; `point` maps the octet less 80 to its code point, 0 where it has none.
    @inline(__always)
    mutating func decodeSingleByte(_ input: UnsafeBufferPointer<UInt8>, point: (Int) -> UInt16) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 128) { packed in
            for index in 0..<128 {
                let value = point(index)
                packed[index] = value == 0 ? 0 : packedUTF8(of: value)
            }
            var at = 0
            let end = input.count
            while at < end {
                at = copyASCII(input, from: at)
                while at < end, input[at] >= 0x80 {
                    let value = packed[Int(input[at] & 0x7F)]
                    if value == 0 { appendReplacement(at..<(at + 1)) } else { append(packed: value) }
                    at &+= 1
                }
            }
        }
    }
}
