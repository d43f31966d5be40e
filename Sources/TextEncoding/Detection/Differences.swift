/// Words that two encodings read differently: octet ranges in order, at most `limit`, to be decoded with each for evidence.
///
/// A word is what stands between white space, markup and quotes, at most 48 octets of it. Looks at the first 256 KiB. Empty when an encoding is not
/// compatible with ASCII, or when both read all words alike.
package func differences(in octets: [UInt8], between one: Encoding, and other: Encoding, limit: Int = 3) -> [Range<Int>] {
    guard one.isASCIICompatible, other.isASCIICompatible, one != other else { return [] }
    let end = min(octets.count, 0x4_0000)
    var found: [Range<Int>] = []
    var at = 0
    while at < end, found.count < limit {
        let high = octets.withUnsafeBufferPointer { endOfASCII($0, from: at) }
        guard high < end else { break }
        var start = high
        while start > at, high - start < 24, !endsWord(octets[start - 1]) { start -= 1 }
        var stop = high + 1
        while stop < end, stop - start < 48, !endsWord(octets[stop]) { stop += 1 }
        let first = one.decode(octets, in: start..<stop, byteOrderMark: .keep)
        if first.utf8 != other.decode(octets, in: start..<stop, byteOrderMark: .keep).utf8 { found.append(start..<stop) }
        at = stop
    }
    return found
}

/// Octets below 30 end a word, for they are no second octet in any encoding; so do the angle brackets, which are none but in half-broken text.
private func endsWord(_ octet: UInt8) -> Bool {
    octet < 0x30 || octet == 0x3C || octet == 0x3E
}
