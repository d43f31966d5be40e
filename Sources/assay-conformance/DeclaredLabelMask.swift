/// The octets with every label in an XML declaration or `meta` element blanked, as the charset-detection suite defines it:
///
///     (<\?xml[^>]{0,80}?encoding\s*=\s*|<meta[^>]{0,200}?charset\s*=\s*)["']?\s*([A-Za-z0-9_.:-]{2,40})
func maskingDeclaredLabels(_ octets: [UInt8]) -> [UInt8] {
    var masked = octets
    var at = 0
    while at < octets.count {
        let found =
            labelRange(octets, at: at, opening: "<?xml", longest: 80, key: "encoding")
            ?? labelRange(octets, at: at, opening: "<meta", longest: 200, key: "charset")
        guard let found else {
            at += 1
            continue
        }
        for index in found { masked[index] = 0x20 }
        at = found.upperBound
    }
    return masked
}

private func labelRange(_ octets: [UInt8], at start: Int, opening: String, longest: Int, key: String) -> Range<Int>? {
    guard matches(octets, opening, at: start) else { return nil }
    let from = start + opening.utf8.count
    for gap in 0...longest {
        let position = from + gap
        guard position < octets.count else { return nil }
        if matches(octets, key, at: position), let found = value(octets, at: position + key.utf8.count) { return found }
        if octets[position] == 0x3E { return nil }
    }
    return nil
}

/// The label after `\s*=\s*["']?\s*`.
private func value(_ octets: [UInt8], at start: Int) -> Range<Int>? {
    var at = afterSpace(octets, start)
    guard at < octets.count, octets[at] == 0x3D else { return nil }
    at = afterSpace(octets, at + 1)
    if at < octets.count, octets[at] == 0x22 || octets[at] == 0x27 { at = afterSpace(octets, at + 1) }
    var end = at
    while end < octets.count, end < at + 40, isLabelOctet(octets[end]) { end += 1 }
    return end - at >= 2 ? at..<end : nil
}

private func afterSpace(_ octets: [UInt8], _ start: Int) -> Int {
    var at = start
    while at < octets.count, octets[at] == 0x20 || (octets[at] >= 0x09 && octets[at] <= 0x0D) { at += 1 }
    return at
}

private func isLabelOctet(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2D: true
    default: false
    }
}

private func matches(_ octets: [UInt8], _ text: String, at start: Int) -> Bool {
    var at = start
    for expected in text.utf8 {
        guard at < octets.count else { return false }
        let octet = octets[at] >= 0x41 && octets[at] <= 0x5A ? octets[at] | 0x20 : octets[at]
        if octet != expected { return false }
        at += 1
    }
    return true
}
