/// The classes of what is no letter of the language; `generate_languages.py` numbers them.
enum SignClass {
    static let space: UInt8 = 0
    static let foreign: UInt8 = 1
    static let common: UInt8 = 2
    static let other: UInt8 = 3
    static let rare: UInt8 = 4
    static let dash: UInt8 = 5
    static let first: UInt8 = 6

    private static let commonSigns = Set("\u{A0}‘’‚“”„…«»".unicodeScalars)
    private static let dashes = Set("–—·©®€°№•™".unicodeScalars)
    private static let signsOfLanguages: [String: Set<UInt16>] = [
        "es": "¿¡ºª", "ca": "¿¡ºª", "pt": "ºª", "it": "º", "en": "£", "de": "§", "el": "΄΅", "ar": "،؛؟ـ", "fa": "،؛؟ـ\u{200C}",
        "he": "־׳״₪",
    ].mapValues { Set($0.utf16) }

    static func of(_ character: HighCharacter, language: String) -> UInt8 {
        signsOfLanguages[language]?.contains(character.point) == true ? common : character.sign
    }

    static func of(_ scalar: Unicode.Scalar) -> UInt8 {
        if commonSigns.contains(scalar) { return common }
        if dashes.contains(scalar) { return dash }
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
