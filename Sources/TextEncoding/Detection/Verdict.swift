extension Ranking {
    /// Nats that one encoding must be ahead before the declared one is called wrong.
    private static let certainty = 3.0
    /// What gaps are divided by before they become probabilities: neighbouring pairs are not independent.
    private static let temperature = 2.0

    /// The answer, with its rivals and what to make of the declaration.
    func detection() -> Detection {
        guard let first = entries.first else { return unreadable() }
        let equals = equivalents(of: first.encoding)
        // Of several names for the same text the declared one serves best.
        let chosen = context.declared.flatMap { equals.contains($0) ? $0 : nil } ?? first.encoding
        let rivals = entries.filter { !equals.contains($0.encoding) }
        let weight = rivals.reduce(0) { $0 + Ranking.weight(first.score - $1.score) }
        return Detection(
            suggested: chosen,
            confidence: 1 / (1 + weight),
            basis: .statistics,
            language: Languages.tags[first.language],
            equivalents: equals.filter { $0 != chosen },
            runnerUp: rivals.first?.encoding,
            gap: rivals.first.map { first.score - $0.score } ?? .infinity,
            declaration: verdict(first, equals: equals),
            misreadAs: nil
        )
    }

    private static func weight(_ gap: Double) -> Double { exponential(-gap / temperature) }

    private func verdict(_ first: Entry, equals: [Encoding]) -> DeclarationVerdict {
        guard let declared = context.declared else { return .none }
        if declared == first.encoding { return .confirmed }
        if equals.contains(declared) { return .equivalent }
        if declared == .xUserDefined || declared == .replacement { return .undecidable }
        if sample.errors(in: declared) > Ranking.tolerated(sample.highCount) - (sample.highCount < 200 ? 1 : 0) { return .impossible }
        guard let entry = entries.first(where: { $0.encoding == declared }) else { return .wrong }
        return first.score - entry.score > Ranking.certainty ? .wrong : .undecidable
    }

    private func unreadable() -> Detection {
        let verdict: DeclarationVerdict = context.declared == nil ? .none : .undecidable
        return Detection(
            suggested: nil,
            confidence: 0,
            basis: .nothing,
            language: nil,
            equivalents: [],
            runnerUp: nil,
            gap: .infinity,
            declaration: verdict,
            misreadAs: nil
        )
    }

    /// The encodings that read the sample as `encoding` does, itself included.
    private func equivalents(of encoding: Encoding) -> [Encoding] {
        if encoding == .gbk || encoding == .gb18030 { return [.gbk, .gb18030] }
        guard encoding.singleByteTable != nil else { return [encoding] }
        return Encoding.all.filter { other in
            other.singleByteTable != nil && sample.used.allSatisfy { other.point(of: $0) == encoding.point(of: $0) }
        }
    }
}

/// e to the power of `value`, for values of 0 and less; accurate to a thousandth, which a probability needs. Foundation has the exact one.
private func exponential(_ value: Double) -> Double {
    guard value > -60 else { return 0 }
    // (1 + x/1024)^1024, with the second-order term.
    let step = value / 1024
    var result = 1 + step + step * step / 2
    for _ in 0..<10 { result *= result }
    return result
}
