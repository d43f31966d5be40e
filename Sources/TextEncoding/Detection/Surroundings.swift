/// The ASCII letters near the characters beyond ASCII. They read the same in every encoding, but tell the language, and so which
/// characters to expect: decisive for texts with only one or two of them.
struct Surroundings {
    /// Neighbouring octets, as in `Sample.pairs`, small letters, all else a space.
    private var pairs: [UInt16] = []
    /// How many letters of ASCII, and how many octets above 7F, were met.
    private var asciiLetters = 0
    private var highOctets = 0

    /// How far to look on either side of a run, and at how many runs.
    private static let reach = 40
    private static let runs = 24
    /// Letter pairs depend on one another, and what surrounds a word may be of another language: they count for this much.
    private static let weight = 0.2
    /// Nats that a language in another script loses for each ASCII letter too many.
    private static let surplusWeight = 0.08
    /// The most, in nats, that a language can lose.
    private static let cap = 8.0

    init(_ body: [UInt8]) {
        body.withUnsafeBufferPointer { body in
            var (at, done) = (0, 0)
            for _ in 0..<Surroundings.runs {
                let start = endOfASCII(body, from: at)
                guard start < body.count else { break }
                var end = start
                while end < body.count, body[end] >= 0x80 { end += 1 }
                highOctets += end - start
                var first = start
                while first > done, start - first < Surroundings.reach, !isMarkup(body[first - 1]) { first -= 1 }
                collect(body, first..<start)
                var last = end
                while last < body.count, last - end < Surroundings.reach, body[last] < 0x80, !isMarkup(body[last]) { last += 1 }
                collect(body, end..<last)
                at = max(end, last)
                done = last
            }
        }
    }

    private func isMarkup(_ octet: UInt8) -> Bool {
        octet == 0x3C || octet == 0x3E || octet == 0x7B || octet == 0x7D
    }

    private mutating func collect(_ body: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        var before: UInt8?
        for index in range {
            let lower = body[index] | 0x20
            let octet = lower >= 0x61 && lower <= 0x7A && body[index] < 0x80 ? lower : 0x20
            if octet != 0x20 { asciiLetters += 1 }
            if let before, octet != 0x20 || before != 0x20 { pairs.append(UInt16(before) << 8 | UInt16(octet)) }
            before = octet
        }
    }

    /// How many nats each language of the set loses, by number: one in Latin script for fitting worse than the best of them, one in another script
    /// where ASCII letters prevail, which then are no text of its own.
    func cost(of languages: UInt64) -> [Double] {
        let surplus = Double(max(0, asciiLetters - 2 * highOctets))
        var costs = [Double](repeating: min(Surroundings.cap, surplus * Surroundings.surplusWeight), count: Languages.count)
        var fits: [(number: Int, fit: Double)] = []
        for (number, table) in LanguageTable.all.enumerated() where table.isLatin {
            costs[number] = 0
            if languages >> UInt64(number) & 1 == 1 { fits.append((number, fit(table))) }
        }
        let best = fits.reduce(-Double.infinity) { max($0, $1.fit) }
        for (number, fit) in fits { costs[number] = min(Surroundings.cap, (best - fit) * Surroundings.weight) }
        return costs
    }

    /// log P of the pairs, in nats.
    private func fit(_ table: LanguageTable) -> Double {
        let (entries, size) = (table.pairs, table.size)
        var sum = 0
        for pair in pairs { sum &+= Int(entries[letterClass(pair >> 8) &* size &+ letterClass(pair & 0xFF)]) }
        return Double(sum) / 8
    }

    /// Latin tables have their ASCII letters in a row.
    @inline(__always)
    private func letterClass(_ octet: UInt16) -> Int { octet == 0x20 ? 0 : Int(octet) &- 0x61 &+ Int(SignClass.first) }
}
