/// Whether pure ASCII holds escape sequences of ISO-2022-JP and reads without error by its decoder. Looks at the first 64 KiB.
func hasJapaneseEscapes(_ octets: [UInt8]) -> Bool {
    let head = octets.prefix(65536)
    guard var at = firstPlace(of: 0x1B, in: octets, before: head.endIndex) else { return false }
    var selects = false
    while at + 2 < head.endIndex {
        if octets[at] == 0x1B, octets[at + 1] == 0x24, octets[at + 2] == 0x42 || octets[at + 2] == 0x40 { selects = true }
        if octets[at] == 0x1B, octets[at + 1] == 0x28, octets[at + 2] == 0x49 { selects = true }
        if selects { break }
        at += 1
    }
    guard selects else { return false }
    let decoded = Encoding.iso2022JP.decode(octets, in: 0..<head.endIndex)
    return decoded.replacementCount <= 1 + decoded.utf8.count / 1000
}
