/// What the scoring of a body looks at: its runs of octets above 7F, each with one ASCII octet on either side, up to a bound.
///
/// Pairs of two ASCII octets tell nothing about the encoding, so markup costs nothing and needs no parser. Runs stand one after the other; where two
/// of them meet, two ASCII octets meet. A large body is sampled at its head, middle and tail.
struct Sample {
    /// Runs, after a space.
    private(set) var octets: [UInt8] = [0x20]
    /// How often each octet occurs in `octets`.
    private(set) var histogram = [Int](repeating: 0, count: 256)
    /// Neighbouring octets of which one at least is above 7F, the first in the high half.
    private(set) var pairs: [UInt16] = []
    private(set) var highCount = 0

    /// Octets taken from the head, the middle and the tail.
    private static let shares = [2048, 768, 768]

    init(_ body: [UInt8]) {
        body.withUnsafeBufferPointer { body in
            var taken = collect(body, from: 0, limit: Sample.shares[0])
            for (share, part) in zip(Sample.shares.dropFirst(), [2, 1]) where taken < body.count {
                // Middle, then the last eighth; a control character or space is where every encoding starts afresh.
                let from = max(taken, part == 2 ? body.count / 2 : body.count - body.count / 8)
                let sync = body[from..<min(body.count, from + 4096)].firstIndex { $0 < 0x30 } ?? from
                taken = collect(body, from: sync, limit: share)
            }
        }
        for octet in octets {
            histogram[Int(octet)] += 1
            if octet >= 0x80 { highCount += 1 }
        }
        pairs.reserveCapacity(octets.count)
        for index in 1..<octets.count where (octets[index - 1] | octets[index]) >= 0x80 {
            pairs.append(UInt16(octets[index - 1]) << 8 | UInt16(octets[index]))
        }
    }

    /// Takes runs from `start` until `limit` octets are taken; returns where it stopped. Looks at no more than 1 MiB.
    private mutating func collect(_ body: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> Int {
        let end = min(body.count, start + 1 << 20)
        let body = UnsafeBufferPointer(rebasing: body[..<end])
        let full = octets.count + limit
        var at = start
        var included = start
        while at < end, octets.count < full {
            at = endOfASCII(body, from: at)
            guard at < end else { break }
            if at > included { octets.append(body[at - 1]) }
            while at < end, body[at] >= 0x80, octets.count < full {
                octets.append(body[at])
                at += 1
            }
            if at < end {
                octets.append(body[at])
                at += 1
            }
            included = at
        }
        return at
    }

    /// Malformed sequences in the sample when read as `encoding`; one that the end of the sample cuts off does not count.
    func errors(in encoding: Encoding) -> Int {
        let decoded = encoding.decode(octets, byteOrderMark: .keep)
        guard let last = decoded.malformed.last, decoded.replacementCount <= DecodedText.malformedCap else {
            return decoded.replacementCount
        }
        let isCutOff = last.octets.upperBound == octets.count && encoding.singleByteTable == nil
        return decoded.replacementCount - (isCutOff ? 1 : 0)
    }
}
