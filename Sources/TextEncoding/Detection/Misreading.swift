/// The encoding that UTF-8 text was once wrongly read as before it was saved as UTF-8 again; nil when nothing speaks for it.
///
/// The characters beyond ASCII are put back into octets of each encoding in turn: if those are UTF-8 nearly all along, that encoding was the one.
/// Chance rarely makes such text. Looks at the first 512 characters beyond ASCII.
func misreading(of octets: [UInt8]) -> Encoding? {
    let points = widePoints(octets, limit: 512)
    let count = points.count { $0 != 0x20 }
    guard count > 1 else { return nil }
    guard loneRuns(points) * 11 <= count else { return nil }
    var best: (encoding: Encoding, stray: Int)?
    for (number, encoding) in misreaders.enumerated() {
        guard let stray = strayCount(points, count: count, number) else { continue }
        if stray < best?.stray ?? .max { best = (encoding, stray) }
    }
    return best?.encoding
}

/// Encodings that software falls back to, the most frequent first.
private let misreaders: [Encoding] = [
    .windows1252, .windows1251, .windows1250, .windows1254, .windows1253, .windows1257, .windows1255, .windows1256, .windows1258,
    .windows874,
    .iso8859_2, .iso8859_15, .macintosh, .koi8R, .ibm866,
]

private let pointLimit = 0x2600

/// The octet of each code point below 2600, one table an encoding; 0 for none.
private let octetTables: [UInt8] = {
    var tables = [UInt8](repeating: 0, count: misreaders.count * pointLimit)
    for (number, encoding) in misreaders.enumerated() {
        // Where an encoding has a hole, decoders of old let the control character through.
        for octet in 0x80...0x9F { tables[number * pointLimit + octet] = UInt8(octet) }
        for octet in UInt8(0x80)...0xFF {
            let point = Int(encoding.point(of: octet))
            if point != 0 && point < pointLimit { tables[number * pointLimit + point] = octet }
        }
    }
    return tables
}()

/// The characters beyond ASCII of well-formed UTF-8, a space between those that do not touch; U+FFFF stands for one outside the basic plane.
private func widePoints(_ octets: [UInt8], limit: Int) -> [UInt16] {
    octets.withUnsafeBufferPointer { input in
        var points: [UInt16] = []
        var at = input.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let end = input.count
        while points.count < limit {
            at = endOfASCII(input, from: at)
            guard at < end else { break }
            if !points.isEmpty { points.append(0x20) }
            while at < end, input[at] >= 0x80, points.count < limit {
                let length = input[at] >= 0xF0 ? 4 : input[at] >= 0xE0 ? 3 : 2
                guard at + length <= end else { return points }
                let first = UInt16(input[at])
                let second = UInt16(input[at + 1] & 0x3F)
                switch length {
                case 2: points.append((first & 0x1F) << 6 | second)
                case 3: points.append((first & 0x0F) << 12 | second << 6 | UInt16(input[at + 2] & 0x3F))
                default: points.append(0xFFFF)
                }
                at += length
            }
        }
        return points
    }
}

/// How many characters have no neighbour beyond ASCII: none of them goes back into UTF-8.
private func loneRuns(_ points: [UInt16]) -> Int {
    var (lone, length) = (0, 0)
    for point in points {
        if point == 0x20 {
            if length == 1 { lone += 1 }
            length = 0
        } else {
            length += 1
        }
    }
    return lone
}

/// How many of `count` characters do not go back into well-formed UTF-8; nil when that is more than one in eleven.
private func strayCount(_ points: [UInt16], count: Int, _ number: Int) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: points.count) { octets in
        for (index, point) in points.enumerated() {
            // An octet FF is never UTF-8.
            let octet = point < pointLimit ? octetTables[number * pointLimit + Int(point)] : 0
            octets[index] = point == 0x20 ? 0x20 : octet == 0 ? 0xFF : octet
        }
        let input = UnsafeBufferPointer(rebasing: UnsafeBufferPointer(octets)[..<points.count])
        var (at, stray) = (0, 0)
        while at < input.count {
            at = validUTF8End(input, from: at)
            guard at < input.count else { break }
            // What the limit cut off is no stray.
            if at + 3 < input.count || points.count < 512 { stray += 1 }
            if stray * 11 > count { return nil }
            at += 1
        }
        return stray
    }
}
