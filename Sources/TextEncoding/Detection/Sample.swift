/// What the scoring of a body looks at: its runs of octets above 7F, each with one ASCII octet on either side, up to a bound.
///
/// Pairs of two ASCII octets tell nothing about the encoding, so markup costs nothing and needs no parser. Runs stand one after the other; where two
/// of them meet, two ASCII octets meet. A large body is sampled at its head, middle and tail.
struct Sample {
    /// Runs, after a space.
    let octets: [UInt8]
    /// How often each octet occurs in `octets`.
    private(set) var histogram = [Int](repeating: 0, count: 256)
    /// Neighbouring octets of which one at least is above 7F, the first in the high half.
    let pairs: [UInt16]
    private(set) var highCount = 0
    /// The octets above 7F that occur.
    private(set) var used: [UInt8] = []

    /// Octets taken from the head, the middle and the tail.
    private static let shares = [1024, 384, 384]

    init(_ body: [UInt8]) {
        let capacity = min(body.count * 2, Sample.shares.reduce(0, +)) + 16
        octets = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            body.withUnsafeBufferPointer { body in
                guard let base = buffer.baseAddress else { return }
                base[0] = 0x20
                count = Sample.collect(body, into: base, from: 1)
            }
        }
        for octet in octets { histogram[Int(octet)] &+= 1 }
        used.reserveCapacity(64)
        for octet in 0x80...0xFF where histogram[octet] > 0 {
            highCount += histogram[octet]
            used.append(UInt8(octet))
        }
        let octets = octets
        pairs = [UInt16](unsafeUninitializedCapacity: octets.count) { buffer, count in
            for index in 1..<octets.count where (octets[index &- 1] | octets[index]) >= 0x80 {
                buffer[count] = UInt16(octets[index &- 1]) << 8 | UInt16(octets[index])
                count &+= 1
            }
        }
    }

    /// Takes runs from head, middle and tail; returns how many octets are then there.
    private static func collect(_ body: UnsafeBufferPointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, from first: Int) -> Int {
        var (at, count) = collectRuns(body, from: 0, into: target, at: first, limit: shares[0])
        for (share, start) in [(shares[1], body.count / 2), (shares[2], body.count - body.count / 8)] where at < body.count {
            // A control character or space is where every encoding starts afresh.
            let from = max(at, start)
            let sync = body[from..<min(body.count, from + 4096)].firstIndex { $0 < 0x30 } ?? from
            (at, count) = collectRuns(body, from: sync, into: target, at: count, limit: share)
        }
        return count
    }

    /// Takes runs from `start` until `limit` octets are taken; returns where it stopped and how many octets are then there. Looks at no more than 1 MiB.
    private static func collectRuns(
        _ body: UnsafeBufferPointer<UInt8>,
        from start: Int,
        into target: UnsafeMutablePointer<UInt8>,
        at first: Int,
        limit: Int
    ) -> (Int, Int) {
        let end = min(body.count, start + 0x10_0000)
        let body = UnsafeBufferPointer(rebasing: body[..<end])
        var count = first
        // Each round may take two ASCII octets beside the run.
        let full = first + limit - 2
        var at = start
        var included = start
        while at < end, count < full {
            at = endOfASCII(body, from: at)
            guard at < end else { break }
            if at > included {
                target[count] = body[at &- 1]
                count &+= 1
            }
            while at < end, body[at] >= 0x80, count < full {
                target[count] = body[at]
                count &+= 1
                at &+= 1
            }
            if at < end {
                target[count] = body[at]
                count &+= 1
                at &+= 1
            }
            included = at
        }
        return (at, count)
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
