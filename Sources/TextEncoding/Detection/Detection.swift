/// What the octets of a body really are, whatever was declared.
package struct Detection: Sendable {
    /// What an answer rests on.
    package enum Basis: Sendable, Hashable {
        /// A byte order mark.
        case byteOrderMark
        /// Nothing above 7F: the octets read the same in every encoding that agrees with ASCII.
        case ascii
        /// Well-formed UTF-8 with at least one character beyond ASCII, up to a character cut off at the end.
        case validUTF8
        /// UTF-8 but for a few malformed sequences.
        case nearlyValidUTF8
        /// Octets 00 in the places where UTF-16 has them.
        case utf16Pattern
        /// Escape sequences of ISO-2022-JP.
        case escapeSequences
        /// Letter pairs of languages, or the levels of the East Asian standards.
        case statistics
        /// No encoding fits.
        case nothing
    }

    /// The encoding that fits best; nil when none does.
    package let suggested: Encoding?
    /// 0…1: how likely `suggested`, or one of `equivalents`, is right.
    package let confidence: Double
    package let basis: Basis
    /// The language that fits the text best (BCP 47), where statistics decided.
    package let language: String?
    /// Other encodings that read these octets as the same text.
    package let equivalents: [Encoding]
    /// The best encoding that reads them as another text.
    package let runnerUp: Encoding?
    /// How far the runner-up is behind, in nats: the logarithm of the ratio of likelihoods. Infinite without one.
    package let gap: Double
    /// What to make of the label that was declared.
    package let declaration: DeclarationVerdict
    /// The encoding that the text was once wrongly read as, before it was saved as UTF-8: `Ã©` for `é`. nil when nothing speaks for that.
    package let misreadAs: Encoding?
}

/// What the octets say about a declared encoding.
package enum DeclarationVerdict: String, Sendable, Hashable {
    /// Nothing was declared.
    case none
    /// The declared encoding fits best.
    case confirmed
    /// Another name fits better by custom, but both read the octets as the same text.
    case equivalent
    /// The declared encoding can read the octets, but makes of them what is no text.
    case wrong
    /// The declared encoding meets errors that another one does not.
    case impossible
    /// Too little speaks either way.
    case undecidable
}

/// What is known about a text beside its octets. It shifts probabilities, it never decides alone.
package struct DetectionContext: Sendable, Hashable {
    /// The encoding that is declared, by whatever label counts.
    package var declared: Encoding?
    /// The last label of the host's name: `jp`. An unknown one counts for nothing.
    package var topLevelDomain: String?
    /// Languages from `Content-Language` or `lang`, as primary subtags in lower case: `ru`.
    package var languages: [String]

    package init(declared: Encoding? = nil, topLevelDomain: String? = nil, languages: [String] = []) {
        self.declared = declared
        self.topLevelDomain = topLevelDomain
        self.languages = languages
    }
}

/// Finds out which encoding the octets are in.
///
/// Well-formed UTF-8 and ASCII are settled at the speed of the validator; for all else a sample of bounded size is scored, whatever the size of the body.
package func detect(_ octets: [UInt8], context: DetectionContext = DetectionContext()) -> Detection {
    if let mark = byteOrderMark(of: octets) {
        return settled(mark.encoding, .byteOrderMark, 1, octets: octets, context: context)
    }
    if let order = utf16Order(of: octets) {
        return settled(order, .utf16Pattern, 0.97, octets: octets, context: context)
    }
    let survey = octets.withUnsafeBufferPointer { UTF8Survey($0) }
    switch survey.outcome {
    case .ascii:
        if hasJapaneseEscapes(octets) { return settled(.iso2022JP, .escapeSequences, 0.99, octets: octets, context: context) }
        return ascii(context)
    case .valid:
        if survey.isShort, let declared = context.declared, mayBeEastAsian(octets, declared) {
            return settled(.utf8, .validUTF8, 0.7, octets: octets, context: context, isDoubtful: true)
        }
        return settled(.utf8, .validUTF8, survey.confidence, octets: octets, context: context)
    case .nearlyValid:
        return settled(.utf8, .nearlyValidUTF8, 0.9, octets: octets, context: context)
    case .other:
        return Ranking(octets, context: context).detection()
    }
}

/// An answer that needs no statistics.
private func settled(
    _ encoding: Encoding,
    _ basis: Detection.Basis,
    _ confidence: Double,
    octets: [UInt8],
    context: DetectionContext,
    isDoubtful: Bool = false
) -> Detection {
    let verdict: DeclarationVerdict =
        switch context.declared {
        case nil: .none
        case encoding: .confirmed
        case .xUserDefined, .replacement: .undecidable
        case .some where isDoubtful: .undecidable
        case .some(let declared): Sample(octets).errors(in: declared) > 0 ? .impossible : .wrong
        }
    let misread = encoding == .utf8 && (basis == .validUTF8 || basis == .byteOrderMark) ? misreading(of: octets) : nil
    return Detection(
        suggested: encoding,
        confidence: confidence,
        basis: basis,
        language: nil,
        equivalents: [],
        runnerUp: nil,
        gap: .infinity,
        declaration: verdict,
        misreadAs: misread
    )
}

/// Whether two or three characters that happen to be UTF-8 are as well frequent ones of the declared two-byte encoding, apart from ASCII words.
private func mayBeEastAsian(_ octets: [UInt8], _ declared: Encoding) -> Bool {
    let encoding = declared == .gb18030 ? .gbk : declared
    guard EastAsianScore.encodings.contains(encoding) else { return false }
    let sample = Sample(octets).octets
    // A lone character is rather a sign or an accent of UTF-8.
    guard sample.split(whereSeparator: { $0 < 0x80 }).allSatisfy({ $0.count >= 4 }) else { return false }
    let score = EastAsianScore(encoding, of: sample)
    return score.errors == 0 && score.characters > 0 && score.sum > -100 * score.characters
}

private func ascii(_ context: DetectionContext) -> Detection {
    let usable = context.declared.map { $0.isASCIICompatible || $0 == .iso2022JP } ?? true
    let suggested = usable ? context.declared ?? .utf8 : .utf8
    return Detection(
        suggested: suggested,
        confidence: 1,
        basis: .ascii,
        language: nil,
        equivalents: Encoding.all.filter { $0 != suggested && $0.isASCIICompatible },
        runnerUp: nil,
        gap: .infinity,
        declaration: context.declared == nil ? .none : usable ? .equivalent : .wrong,
        misreadAs: nil
    )
}
