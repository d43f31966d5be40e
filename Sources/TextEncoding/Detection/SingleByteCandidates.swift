/// A single-byte encoding in one of the languages that are written in it.
struct SingleByteCandidate: Sendable {
    let encoding: Encoding
    let language: LanguageTable
    /// log P(encoding), in nats.
    let prior: Double
    /// Class and case of each octet.
    let classes: [UInt8]
    /// Octets that have no character.
    let unmapped: [UInt8]

    private static let western = ["en", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "is", "ca", "et", "ga", "sq"]
    private static let central = ["pl", "cs", "sk", "hu", "hr", "sl", "ro", "de", "sq"]
    private static let baltic = ["lt", "lv", "et"]
    private static let cyrillic = ["ru", "uk", "bg", "sr", "mk", "be"]

    /// Encodings with their languages and a guess at log P, by how common each is on the web.
    private static let plan: [(Encoding, [String], Double)] = [
        (.windows1252, western, 0), (.iso8859_15, western, -3.5), (.macintosh, western, -5),
        (.windows1250, central, -1.5), (.iso8859_2, central, -2), (.iso8859_16, ["ro", "pl", "hr", "sl", "hu", "fr", "sq"], -5),
        (.windows1257, baltic, -2.5), (.iso8859_13, baltic, -4.5), (.iso8859_4, baltic, -4.6), (.iso8859_10, baltic + ["is"], -6),
        (.windows1254, ["tr"], -2), (.iso8859_3, ["eo", "tr"], -6), (.iso8859_14, ["cy", "ga"], -6),
        (.windows1251, cyrillic, -1), (.koi8U, ["uk", "ru", "be"], -2.5), (.koi8R, ["ru", "bg"], -2.4), (.iso8859_5, cyrillic, -3.5),
        (.ibm866, ["ru", "uk", "bg", "be"], -3.6), (.macCyrillic, cyrillic, -5),
        (.windows1253, ["el"], -2), (.iso8859_7, ["el"], -2.2), (.windows1255, ["he"], -2), (.iso8859_8, ["he"], -3.5),
        (.windows1256, ["ar", "fa"], -2), (.iso8859_6, ["ar"], -3.5), (.windows874, ["th"], -2), (.windows1258, ["vi"], -3),
    ]

    static let all: [SingleByteCandidate] = plan.flatMap { encoding, languages, prior in
        languages.compactMap { tag in
            guard let language = LanguageTable.byTag[tag] else { return nil }
            let unmapped = (0x80...0xFF).map { UInt8($0) }.filter { encoding.point(of: $0) == 0 }
            return SingleByteCandidate(
                encoding: encoding,
                language: language,
                prior: prior,
                classes: language.classMap(of: encoding),
                unmapped: unmapped
            )
        }
    }

    /// log P of pairs of octets, in eighths of a nat.
    func score(_ pairs: ArraySlice<UInt16>) -> Int {
        let table = language.pairs
        let size = language.size
        return classes.withUnsafeBufferPointer { classes in
            pairs.withUnsafeBufferPointer { pairs in
                var sum = 0
                for pair in pairs {
                    let first = classes[Int(pair >> 8)]
                    let second = classes[Int(pair & 0xFF)]
                    sum &+= Int(table[Int(first & 0x3F) &* size &+ Int(second & 0x3F)])
                    // A capital after a small letter, inside a word.
                    if first & LanguageTable.Flag.lower != 0, second & LanguageTable.Flag.upper != 0 { sum &-= 32 }
                }
                return sum
            }
        }
    }
}
