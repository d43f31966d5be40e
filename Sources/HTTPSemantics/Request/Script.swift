/// The scripts that names are spelt in, as far as mixing them deceives (UTS 39, section 5).
package enum Script: String, Sendable, Hashable, CaseIterable {
    case latin = "Latin"
    case greek = "Greek"
    case cyrillic = "Cyrillic"
    case armenian = "Armenian"
    case hebrew = "Hebrew"
    case arabic = "Arabic"
    case indic = "Indic"
    case thai = "Thai"
    case georgian = "Georgian"
    case hangul = "Hangul"
    case kana = "Kana"
    case bopomofo = "Bopomofo"
    case han = "Han"
    case cherokee = "Cherokee"
    case other = "another script"

    /// `nil` for what belongs to all scripts: digits, hyphens, marks.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF, 0x2C60...0x2C7F,
            0xA722...0xA7FF,
            0xAB30...0xAB6F:
            self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        case 0x531...0x58F: self = .armenian
        case 0x591...0x5F4: self = .hebrew
        case 0x600...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0x900...0xDFF: self = .indic
        case 0xE01...0xE5B: self = .thai
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
        case 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7FB: self = .hangul
        case 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .kana
        case 0x3105...0x312F, 0x31A0...0x31BF: self = .bopomofo
        case 0x3005, 0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: self = .han
        case 0x13A0...0x13FF, 0xAB70...0xABBF: self = .cherokee
        default:
            guard scalar.value > 0x7F, scalar.properties.isAlphabetic else { return nil }
            self = .other
        }
    }

    /// Whether one writing uses all of them: Latin goes with those of East Asia, which go together as Japanese, Korean and Chinese do.
    static func belongTogether(_ scripts: Set<Script>) -> Bool {
        if scripts.count < 2 { return true }
        return [[.latin, .han, .kana], [.latin, .han, .hangul], [.latin, .han, .bopomofo]].contains { scripts.isSubset(of: $0) }
    }

    /// Lower-case letters that look like Latin ones in most fonts.
    static func looksLatin(_ scalar: Unicode.Scalar) -> Bool {
        "аеорсухѕіјһԁԛԝӏьονυαικρτχ".unicodeScalars.contains(scalar)
    }
}
