/// The encoding that UTF-8 text was once wrongly read as before it was saved as UTF-8 again; nil when nothing speaks for it.
///
/// The characters beyond ASCII are put back into octets of each encoding in turn: if those are UTF-8 nearly all along, that encoding was the one.
/// Chance rarely makes such text. Looks at the first 512 characters beyond ASCII.
func misreading(of octets: [UInt8]) -> Encoding? {
    let runs = wideRuns(octets, limit: 512)
    guard !runs.isEmpty else { return nil }
    var best: (encoding: Encoding, balance: Int)?
    for encoding in misreaders {
        let (good, stray) = undo(runs, encoding)
        guard good > 0, stray * 10 <= good else { continue }
        let balance = good - stray
        if balance > (best?.balance ?? 0) { best = (encoding, balance) }
    }
    return best?.encoding
}

/// Encodings that software falls back to, the most frequent first.
private let misreaders: [Encoding] = [
    .windows1252, .windows1251, .windows1250, .windows1254, .windows1253, .windows1257, .windows1255, .windows1256, .windows1258,
    .windows874,
    .iso8859_2, .iso8859_15, .macintosh, .koi8R, .ibm866,
]

private let octetsByPoint: [Encoding: [UInt16: UInt8]] = {
    var tables: [Encoding: [UInt16: UInt8]] = [:]
    for encoding in misreaders {
        var table: [UInt16: UInt8] = [:]
        // Where an encoding has a hole, decoders of old let the control character through.
        for octet in UInt8(0x80)...0x9F { table[UInt16(octet)] = octet }
        for octet in UInt8(0x80)...0xFF where encoding.point(of: octet) != 0 { table[encoding.point(of: octet)] = octet }
        tables[encoding] = table
    }
    return tables
}()

/// Runs of neighbouring characters beyond ASCII in well-formed UTF-8; 0 stands for one outside the basic plane.
private func wideRuns(_ octets: [UInt8], limit: Int) -> [[UInt16]] {
    octets.withUnsafeBufferPointer { input in
        var runs: [[UInt16]] = []
        var (at, count) = (0, 0)
        let end = input.count
        if input.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
        while count < limit {
            at = endOfASCII(input, from: at)
            guard at < end else { break }
            var run: [UInt16] = []
            while at < end, input[at] >= 0x80, count < limit {
                let length = input[at] >= 0xF0 ? 4 : input[at] >= 0xE0 ? 3 : 2
                guard at + length <= end else { return runs + [run] }
                let first = UInt16(input[at])
                let second = UInt16(input[at + 1] & 0x3F)
                switch length {
                case 2: run.append((first & 0x1F) << 6 | second)
                case 3: run.append((first & 0x0F) << 12 | second << 6 | UInt16(input[at + 2] & 0x3F))
                default: run.append(0)
                }
                at += length
                count += 1
            }
            runs.append(run)
        }
        return runs
    }
}

/// How many characters go back into well-formed UTF-8, and how many do not.
private func undo(_ runs: [[UInt16]], _ encoding: Encoding) -> (good: Int, stray: Int) {
    guard let table = octetsByPoint[encoding] else { return (0, 0) }
    var (good, stray) = (0, 0)
    for run in runs {
        var octets: [UInt8] = []
        for point in run {
            // A character the encoding lacks breaks the run; an octet FF is never UTF-8.
            octets.append(table[point] ?? 0xFF)
        }
        octets.withUnsafeBufferPointer { input in
            var at = 0
            while at < input.count {
                let valid = validUTF8End(input, from: at)
                good += valid - at
                at = valid
                if at < input.count {
                    stray += 1
                    at += 1
                }
            }
        }
        if stray > 16, stray * 5 > good { break }
    }
    return (good, stray)
}
