import CEncodingIndexes

/// Letter pair statistics of one language, for single-byte encodings.
struct LanguageTable: Sendable {
    /// What a class map says of an octet beside its class (the low six bits).
    enum Flag {
        static let lower: UInt8 = 0x40
        static let upper: UInt8 = 0x80
    }

    let tag: String
    let size: Int
    /// Whether each ASCII letter has a class of its own.
    let isLatin: Bool
    let pairOffset: Int
    private let letters: [UInt16: UInt8]

    /// log P(class | class before) in eighths of a nat, `size` × `size`.
    var pairs: UnsafePointer<Int8> { assay_language_pairs() + pairOffset }

    static let all: [LanguageTable] = {
        var letters = [[UInt16: UInt8]](repeating: [:], count: Int(ASSAY_LANGUAGES))
        let list = assay_language_letters()
        for index in 0..<Int(assay_language_letter_count) where Int(list[index].language) < letters.count {
            letters[Int(list[index].language)][list[index].code_point] = list[index].class_
        }
        return letters.indices.map { index in
            let entry = assay_languages()[index]
            return LanguageTable(
                tag: withUnsafeBytes(of: entry.tag) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) },
                size: Int(entry.size),
                isLatin: entry.latin == 1,
                pairOffset: Int(entry.offset),
                letters: letters[index]
            )
        }
    }()

    /// Class and case of each octet of a single-byte encoding.
    func classMap(of encoding: Encoding) -> [UInt8] {
        (0..<256).map { octet in
            let point = octet < 0x80 ? UInt16(octet) : encoding.point(of: UInt8(octet))
            return Unicode.Scalar(point).map { classOf($0) } ?? SignClass.rare
        }
    }

    private func classOf(_ scalar: Unicode.Scalar) -> UInt8 {
        let properties = scalar.properties
        if scalar.isASCII {
            guard properties.isAlphabetic else { return SignClass.space }
            let known = isLatin ? letters[UInt16(scalar.value | 0x20)] : SignClass.first
            return (known ?? SignClass.first) | (properties.isUppercase ? Flag.upper : Flag.lower)
        }
        let folded = properties.lowercaseMapping.unicodeScalars.first ?? scalar
        if let known = letters[UInt16(truncatingIfNeeded: folded.value)] {
            return known | (properties.isUppercase ? Flag.upper : properties.isLowercase ? Flag.lower : 0)
        }
        return SignClass.of(scalar, language: tag) | (properties.isUppercase ? Flag.upper : 0)
    }
}

/// Languages by number: those of `LanguageTable.all`, then the three that are written in two-byte encodings.
enum Languages {
    static let tags: [String] = LanguageTable.all.map(\.tag) + ["zh", "ja", "ko"]
    static let count = tags.count
    static let english = number(of: "en") ?? 0

    private static let numbers: [String: Int] = Dictionary(tags.enumerated().map { ($1, $0) }) { first, _ in first }

    static func number(of tag: some StringProtocol) -> Int? { numbers[String(tag)] }

    /// One bit a language.
    static func mask(_ tags: some Sequence<some StringProtocol>) -> UInt64 {
        tags.reduce(0) { $0 | (number(of: $1).map { 1 << UInt64($0) } ?? 0) }
    }
}
