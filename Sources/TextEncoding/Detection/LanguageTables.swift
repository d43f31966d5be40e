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

    /// Class and case of each octet of the single-byte encoding whose table has this position.
    func classMap(ofTable table: Int) -> [UInt8] {
        var map = (0..<128).map { classOf(ascii: UInt8($0)) }
        for index in 0..<128 {
            let character = HighCharacter.all[table * 128 + index]
            if let known = letters[character.folded] {
                map.append(known | character.flag)
            } else {
                map.append(SignClass.of(character, language: tag) | (character.flag & Flag.upper))
            }
        }
        return map
    }

    private func classOf(ascii octet: UInt8) -> UInt8 {
        let lower = octet | 0x20
        guard lower >= 0x61 && lower <= 0x7A else { return SignClass.space }
        let known = isLatin ? letters[UInt16(lower)] : SignClass.first
        return (known ?? SignClass.first) | (octet == lower ? Flag.lower : Flag.upper)
    }
}

/// A character of the upper half of a single-byte encoding.
struct HighCharacter: Sendable {
    let point: UInt16
    /// In lower case.
    let folded: UInt16
    /// `LanguageTable.Flag` of its case, 0 without one.
    let flag: UInt8
    /// Its class in a language that does not know it.
    let sign: UInt8

    /// Those of all tables, 128 each. Properties of characters are costly to ask for, so they are asked once for all languages.
    static let all: [HighCharacter] = (0..<Encoding.singleByteTableCount * 128).map { index in
        let point = IndexTables.singleByte[index]
        guard point != 0, let scalar = Unicode.Scalar(point) else {
            return HighCharacter(point: 0, folded: 0, flag: 0, sign: SignClass.rare)
        }
        let properties = scalar.properties
        let isUpper = properties.isUppercase
        let folded = isUpper ? properties.lowercaseMapping.unicodeScalars.first ?? scalar : scalar
        return HighCharacter(
            point: point,
            folded: UInt16(truncatingIfNeeded: folded.value),
            flag: isUpper ? LanguageTable.Flag.upper : properties.isLowercase ? LanguageTable.Flag.lower : 0,
            sign: SignClass.of(scalar)
        )
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
