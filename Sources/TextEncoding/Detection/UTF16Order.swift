/// UTF-16LE or UTF-16BE if octets 00 stand where UTF-16 has them and one order makes text of it; nil for all else.
///
/// Looks at the first 4096 octets.
func utf16Order(of octets: [UInt8]) -> Encoding? {
    let head = octets.prefix(4096 & ~1)
    guard head.count >= 2, head.contains(0) else { return nil }
    let little = utf16Plausibility(head, highOctet: 1)
    let big = utf16Plausibility(head, highOctet: 0)
    guard max(little, big) > 0.6 else { return nil }
    return little >= big ? .utf16LE : .utf16BE
}

/// How much the code units look like text: most of them in few scripts, some blanks, no U+0000. 0 or less when not well-formed.
private func utf16Plausibility(_ octets: ArraySlice<UInt8>, highOctet: Int) -> Double {
    var blocks = [Int](repeating: 0, count: 512)
    var (ascii, wide, nul, blank, count) = (0, 0, 0, 0, 0)
    var awaitsTrail = false
    var at = octets.startIndex
    while at + 1 < octets.endIndex {
        let unit = Int(octets[at + highOctet]) << 8 | Int(octets[at + 1 - highOctet])
        at += 2
        let isTrail = unit & 0xFC00 == 0xDC00
        if isTrail != awaitsTrail { return 0 }
        awaitsTrail = unit & 0xFC00 == 0xD800
        count += 1
        blocks[unit >> 7] += 1
        if unit < 0x80 { ascii += 1 }
        if unit == 0 { nul += 1 }
        if unit == 0x20 || unit == 0x0A || unit == 0x0D { blank += 1 }
        if (unit >= 0x3000 && unit < 0xA000) || (unit >= 0xAC00 && unit < 0xD7A4) || (unit >= 0xFF00 && unit < 0xFFF0) { wide += 1 }
    }
    guard ascii > 0, count > 0 else { return 0 }
    let few = blocks.sorted(by: >).prefix(3).reduce(0, +)
    return Double(max(few, ascii + wide)) / Double(count) - Double(nul) * 0.1 + 0.5 * Double(blank) / Double(count)
}
