/// The encodings that may have made a sample, best first.
struct Ranking {
    /// One encoding with its best language.
    struct Entry {
        let encoding: Encoding
        /// Number of the language.
        let language: Int
        /// log P(encoding) + log P(language | context) + log P(sample | encoding, language), in nats.
        var score: Double
    }

    let sample: Sample
    let context: DetectionContext
    let entries: [Entry]

    /// Nats that an error of the decoder costs.
    private static let errorCost = 25.0
    /// Nats that a language loses which the top-level domain or the declared languages do not suggest; English less, it is everywhere.
    private static let foreignCost = 4.0
    private static let englishCost = 2.5
    /// Nats that the declared encoding gains, and those that read the sample as it does.
    private static let declaredGain = 4.0
    /// A lead in nats that the language of the surrounding letters could undo.
    private static let closeCall = 12.0
    /// A single-byte candidate that is so many nats behind is dropped.
    private static let hopeless = 30.0

    init(_ octets: [UInt8], context: DetectionContext) {
        let sample = Sample(octets)
        let costs = Ranking.languageCosts(context)
        var readings: [Entry] = []
        for encoding in EastAsianScore.encodings {
            let score = EastAsianScore(encoding, of: sample.octets)
            guard score.errors <= Ranking.tolerated(score.characters) else { continue }
            let gain = encoding == context.declared || (encoding == .gbk && context.declared == .gb18030) ? Ranking.declaredGain : 0
            let total = Double(score.sum) / 8 + score.prior - costs[score.language] + gain - Double(score.errors) * Ranking.errorCost
            readings.append(Entry(encoding: encoding, language: score.language, score: total))
        }
        let floor = readings.reduce(-Double.infinity) { max($0, $1.score) }
        readings += Ranking.singleByte(sample, floor: floor, declared: context.declared, costs: costs)
        if let first = readings.max(by: { $0.score < $1.score }),
            readings.contains(where: { $0.language != first.language && $0.score > first.score - Ranking.closeCall })
        {
            let close = readings.filter { $0.score > first.score - Ranking.closeCall }.reduce(UInt64(0)) { $0 | 1 << UInt64($1.language) }
            let cost = Surroundings(octets).cost(of: close)
            for index in readings.indices { readings[index].score -= cost[readings[index].language] }
        }
        entries = Ranking.bestByEncoding(readings)
        self.sample = sample
        self.context = context
    }

    /// How many errors a text of so many characters may have before its encoding is out.
    static func tolerated(_ characters: Int) -> Int { characters < 200 ? 1 : max(1, characters / 300) }

    /// What each language loses by the context, in nats.
    private static func languageCosts(_ context: DetectionContext) -> [Double] {
        var costs = [Double](repeating: 0, count: Languages.count)
        if let suggested = context.topLevelDomain.flatMap(languages(ofTopLevelDomain:)) {
            for number in costs.indices where suggested >> UInt64(number) & 1 == 0 {
                costs[number] += number == Languages.english ? englishCost : foreignCost
            }
        }
        let declared = Languages.mask(context.languages)
        if declared != 0 {
            for number in costs.indices where declared >> UInt64(number) & 1 == 0 { costs[number] += foreignCost }
        }
        return costs
    }

    /// Scores the single-byte candidates, and drops on the way those that are far behind; their sums only fall.
    private static func singleByte(_ sample: Sample, floor: Double, declared: Encoding?, costs: [Double]) -> [Entry] {
        var alive: [(candidate: SingleByteCandidates.Candidate, score: Double)] = []
        var groups = ReadingGroups(sample)
        let all = SingleByteCandidates.all
        alive.reserveCapacity(all.candidates.count)
        for candidate in all.candidates where groups.isNew(candidate) {
            let errors = groups.unmappedCount(candidate.table)
            guard errors <= tolerated(sample.highCount) else { continue }
            let gain = groups.isSame(declared?.singleByteTable, candidate.table) ? declaredGain : 0
            alive.append((candidate, candidate.prior + gain - costs[candidate.language] - Double(errors) * errorCost))
        }
        sample.pairs.withUnsafeBufferPointer { pairs in
            all.withClasses { classes in
                var start = 0
                var length = 6
                while start < pairs.count, !alive.isEmpty {
                    let end = min(pairs.count, start + length)
                    let chunk = UnsafeBufferPointer(rebasing: pairs[start..<end])
                    var best = floor
                    for index in alive.indices {
                        alive[index].score += Double(alive[index].candidate.score(chunk, classes)) / 8
                        best = max(best, alive[index].score)
                    }
                    alive.removeAll { $0.score < best - hopeless }
                    start = end
                    length = min(64, length * 3)
                }
            }
        }
        return alive.map { Entry(encoding: $0.candidate.encoding, language: $0.candidate.language, score: $0.score) }
    }

    private static func bestByEncoding(_ readings: [Entry]) -> [Entry] {
        var best: [Entry] = []
        for reading in readings.sorted(by: { $0.score > $1.score }) where !best.contains(where: { $0.encoding == reading.encoding }) {
            best.append(reading)
        }
        return best
    }
}
