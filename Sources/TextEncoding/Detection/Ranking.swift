/// The encodings that may have made a sample, best first.
struct Ranking {
    /// One encoding with its best language.
    struct Entry {
        let encoding: Encoding
        let language: String
        /// log P(encoding) + log P(language | context) + log P(sample | encoding, language), in nats.
        let score: Double
    }

    let sample: Sample
    let context: DetectionContext
    let entries: [Entry]

    /// Nats that an error of the decoder costs.
    private static let errorCost = 25.0
    /// Nats that a language loses which the top-level domain or the declared languages do not suggest; English less, it is everywhere.
    private static let foreignCost = 4.0
    private static let englishCost = 2.5
    /// Nats that the declared encoding gains.
    private static let declaredGain = 2.0

    init(_ octets: [UInt8], context: DetectionContext) {
        let sample = Sample(octets)
        let suggested = context.topLevelDomain.flatMap(languages(ofTopLevelDomain:))
        func prior(_ encoding: Encoding, _ language: String) -> Double {
            var sum = encoding == context.declared ? Ranking.declaredGain : 0
            if let suggested, !suggested.contains(language) { sum -= language == "en" ? Ranking.englishCost : Ranking.foreignCost }
            if !context.languages.isEmpty, !context.languages.contains(language) { sum -= Ranking.foreignCost }
            return sum
        }
        var best: [Encoding: Entry] = [:]
        func consider(_ encoding: Encoding, _ language: String, _ score: Double) {
            if let known = best[encoding], known.score >= score { return }
            best[encoding] = Entry(encoding: encoding, language: language, score: score)
        }
        for encoding in EastAsianScore.encodings {
            let score = EastAsianScore(encoding, of: sample.octets)
            guard score.errors <= Ranking.tolerated(score.characters) else { continue }
            let total = Double(score.sum) / 8 + score.prior + prior(encoding, score.language)
            consider(encoding, score.language, total - Double(score.errors) * Ranking.errorCost)
        }
        let floor = best.values.map(\.score).max() ?? -.infinity
        let single = Ranking.singleByte(sample, floor: floor) { $0.prior + prior($0.encoding, $0.language.tag) }
        for (candidate, score) in single { consider(candidate.encoding, candidate.language.tag, score) }
        entries = best.values.sorted { $0.score != $1.score ? $0.score > $1.score : $0.encoding.rawValue < $1.encoding.rawValue }
        self.sample = sample
        self.context = context
    }

    /// How many errors a text of so many characters may have before its encoding is out.
    static func tolerated(_ characters: Int) -> Int { characters < 200 ? 1 : max(1, characters / 300) }

    /// Scores all single-byte candidates, and drops on the way those that are far behind; the sums of those fall further with every pair.
    private static func singleByte(
        _ sample: Sample,
        floor: Double,
        prior: (SingleByteCandidate) -> Double
    ) -> [(SingleByteCandidate, Double)] {
        var alive: [(candidate: SingleByteCandidate, score: Double)] = []
        for candidate in SingleByteCandidate.all {
            let errors = candidate.unmapped.reduce(0) { $0 + sample.histogram[Int($1)] }
            if errors <= tolerated(sample.highCount) { alive.append((candidate, prior(candidate) - Double(errors) * errorCost)) }
        }
        var start = 0
        while start < sample.pairs.count, !alive.isEmpty {
            let end = min(sample.pairs.count, start + 64)
            let chunk = sample.pairs[start..<end]
            for index in alive.indices { alive[index].score += Double(alive[index].candidate.score(chunk)) / 8 }
            let best = max(floor, alive.reduce(-.infinity) { max($0, $1.score) })
            alive.removeAll { $0.score < best - 40 }
            start = end
        }
        return alive
    }
}
