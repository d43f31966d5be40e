/// An encoding of the WHATWG Encoding Standard. The raw value is its name as the standard spells it.
package enum Encoding: String, CaseIterable, Sendable, Hashable {
    case utf8 = "UTF-8"
    case ibm866 = "IBM866"
    case iso8859_2 = "ISO-8859-2"
    case iso8859_3 = "ISO-8859-3"
    case iso8859_4 = "ISO-8859-4"
    case iso8859_5 = "ISO-8859-5"
    case iso8859_6 = "ISO-8859-6"
    case iso8859_7 = "ISO-8859-7"
    case iso8859_8 = "ISO-8859-8"
    case iso8859_8I = "ISO-8859-8-I"
    case iso8859_10 = "ISO-8859-10"
    case iso8859_13 = "ISO-8859-13"
    case iso8859_14 = "ISO-8859-14"
    case iso8859_15 = "ISO-8859-15"
    case iso8859_16 = "ISO-8859-16"
    case koi8R = "KOI8-R"
    case koi8U = "KOI8-U"
    case macintosh = "macintosh"
    case windows874 = "windows-874"
    case windows1250 = "windows-1250"
    case windows1251 = "windows-1251"
    case windows1252 = "windows-1252"
    case windows1253 = "windows-1253"
    case windows1254 = "windows-1254"
    case windows1255 = "windows-1255"
    case windows1256 = "windows-1256"
    case windows1257 = "windows-1257"
    case windows1258 = "windows-1258"
    case macCyrillic = "x-mac-cyrillic"
    case gbk = "GBK"
    case gb18030 = "gb18030"
    case big5 = "Big5"
    case eucJP = "EUC-JP"
    case iso2022JP = "ISO-2022-JP"
    case shiftJIS = "Shift_JIS"
    case eucKR = "EUC-KR"
    case replacement = "replacement"
    case utf16BE = "UTF-16BE"
    case utf16LE = "UTF-16LE"
    case xUserDefined = "x-user-defined"
}

extension Encoding {
    /// Every encoding of the standard, in the standard's order.
    package static var all: [Encoding] { allCases }

    /// The name in lower case: `gbk`, `utf-8`, `shift_jis`. WHATWG Encoding 4.2 (names compare ASCII case-insensitively).
    package var name: String { rawValue.lowercased() }

    /// The name as the standard spells it: `GBK`, `UTF-8`, `Shift_JIS`.
    package var standardName: String { rawValue }

    /// Whether octets below 80 stand for ASCII wherever they are not part of a longer sequence. False for UTF-16, ISO-2022-JP and replacement.
    package var isASCIICompatible: Bool {
        switch self {
        case .utf16BE, .utf16LE, .iso2022JP, .replacement: false
        default: true
        }
    }

    /// How many single-byte tables there are.
    static let singleByteTableCount = 27

    /// The position of the encoding among the single-byte tables of `CEncodingIndexes`, nil for the others.
    var singleByteTable: Int? {
        switch self {
        case .ibm866: 0
        case .iso8859_2: 1
        case .iso8859_3: 2
        case .iso8859_4: 3
        case .iso8859_5: 4
        case .iso8859_6: 5
        case .iso8859_7: 6
        case .iso8859_8, .iso8859_8I: 7
        case .iso8859_10: 8
        case .iso8859_13: 9
        case .iso8859_14: 10
        case .iso8859_15: 11
        case .iso8859_16: 12
        case .koi8R: 13
        case .koi8U: 14
        case .macintosh: 15
        case .windows874: 16
        case .windows1250: 17
        case .windows1251: 18
        case .windows1252: 19
        case .windows1253: 20
        case .windows1254: 21
        case .windows1255: 22
        case .windows1256: 23
        case .windows1257: 24
        case .windows1258: 25
        case .macCyrillic: 26
        default: nil
        }
    }
}
