extension TextSink {
    /// A single-byte decoder, Encoding 9.1; `point` maps the octet less 80 to its code point, 0 where it has none.
    @inline(__always)
    mutating func decodeSingleByte(_ input: UnsafeBufferPointer<UInt8>, _ start: TextOutput, point: (Int) -> UInt16) -> TextOutput {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 256) { packed in
            for index in 0..<256 {
                let value = index < 128 ? UInt16(index) : point(index - 128)
                packed[index] = value == 0 && index > 0 ? 0 : packedUTF8(of: value)
            }
            var out = start
            var at = 0
            let end = input.count
            while at < end {
                at = out.copyASCII(input, from: at)
                // Short ASCII stretches between letters are not worth leaving the loop for.
                var ascii = 0
                while at < end, ascii < 8 {
                    let octet = input[at]
                    let value = packed[Int(octet)]
                    if value == 0 { out = replace(at..<(at + 1), out) } else { out.append(packed: value) }
                    ascii = octet < 0x80 ? ascii &+ 1 : 0
                    at &+= 1
                }
            }
            return out
        }
    }
}
