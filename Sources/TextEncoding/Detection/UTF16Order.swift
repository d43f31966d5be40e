/// UTF-16LE or UTF-16BE if octets 00 stand where UTF-16 has them and one order makes text of it; nil for all else.
///
/// Looks at the first 4096 octets.
func utf16Order(of octets: [UInt8]) -> Encoding? {
    let head = octets.prefix(4096 & ~1)
    guard head.count >= 2 else { return nil }
    if let order = ideographOrder(head) { return order }
    guard firstPlace(of: 0, in: octets, before: head.count) != nil else { return nil }
    let little = utf16Plausibility(head, highOctet: 1)
    let big = utf16Plausibility(head, highOctet: 0)
    guard max(little, big) > 0.6 else { return nil }
    return little >= big ? .utf16LE : .utf16BE
}

/// The order of UTF-16 with hardly any 00, as Chinese and Japanese text without a blank or digit has it.
///
/// Half of the octets are then evenly spread, control characters among them, which no other encoding of text has.
private func ideographOrder(_ octets: ArraySlice<UInt8>) -> Encoding? {
    var controls = 0
    for octet in octets.prefix(512) where octet < 0x20 && octet != 0x09 && octet != 0x0A && octet != 0x0D && octet != 0x1B { controls += 1 }
    guard controls >= 2, controls * 100 >= octets.prefix(512).count else { return nil }
    for (encoding, highOctet) in [(Encoding.utf16LE, 1), (.utf16BE, 0)] {
        var (wide, count) = (0, 0)
        var at = octets.startIndex
        while at + 1 < octets.endIndex {
            let high = octets[at + highOctet]
            if (high >= 0x4E && high <= 0x9F) || high == 0x30 || high == 0xFF { wide += 1 }
            count += 1
            at += 2
        }
        if wide * 20 >= count * 19 { return encoding }
    }
    return nil
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
