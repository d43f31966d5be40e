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
    private let pairOffset: Int
    private let isLatin: Bool
    private let letters: [UInt16: UInt8]

    /// log P(class | class before) in eighths of a nat, `size` × `size`.
    var pairs: UnsafePointer<Int8> { assay_language_pairs() + pairOffset }

    /// All languages, by tag.
    static let byTag: [String: LanguageTable] = {
        var letters = [[UInt16: UInt8]](repeating: [:], count: Int(ASSAY_LANGUAGES))
        let list = assay_language_letters()
        for index in 0..<Int(assay_language_letter_count) where Int(list[index].language) < letters.count {
            letters[Int(list[index].language)][list[index].code_point] = list[index].class_
        }
        var tables: [String: LanguageTable] = [:]
        for index in letters.indices {
            let entry = assay_languages()[index]
            let tag = withUnsafeBytes(of: entry.tag) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            tables[tag] = LanguageTable(
                tag: tag,
                size: Int(entry.size),
                pairOffset: Int(entry.offset),
                isLatin: entry.latin == 1,
                letters: letters[index]
            )
        }
        return tables
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

/// The classes of what is no letter of the language; `generate_languages.py` numbers them.
private enum SignClass {
    static let space: UInt8 = 0
    static let foreign: UInt8 = 1
    static let common: UInt8 = 2
    static let other: UInt8 = 3
    static let rare: UInt8 = 4
    static let first: UInt8 = 5

    private static let commonSigns = Set("\u{A0}‘’‚“”„–—…«»·©®€°№•™".unicodeScalars)
    private static let signsOfLanguages: [String: Set<Unicode.Scalar>] = [
        "es": Set("¿¡ºª".unicodeScalars), "ca": Set("¿¡ºª".unicodeScalars), "pt": Set("ºª".unicodeScalars), "it": Set("º".unicodeScalars),
        "en": Set("£".unicodeScalars), "ar": Set("،؛؟ـ".unicodeScalars), "fa": Set("،؛؟ـ\u{200C}".unicodeScalars),
        "he": Set("־׳״₪".unicodeScalars), "de": Set("§".unicodeScalars), "el": Set("΄΅".unicodeScalars),
    ]

    static func of(_ scalar: Unicode.Scalar, language: String) -> UInt8 {
        if commonSigns.contains(scalar) || signsOfLanguages[language]?.contains(scalar) == true { return common }
        if scalar.value >= 0x2500 && scalar.value < 0x25A0 { return rare }
        switch scalar.properties.generalCategory {
        case .control, .privateUse, .unassigned, .surrogate: return rare
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return foreign
        // Hebrew points and the like: signs of a script that texts use now and then.
        case .nonspacingMark: return scalar.value < 0x400 ? foreign : other
        default: return other
        }
    }
}

extension Encoding {
    /// The code point of an octet above 7F in a single-byte encoding, 0 where it has none.
    func point(of octet: UInt8) -> UInt16 {
        guard let table = singleByteTable, octet >= 0x80 else { return 0 }
        return IndexTables.singleByte[table * 128 + Int(octet & 0x7F)]
    }
}
