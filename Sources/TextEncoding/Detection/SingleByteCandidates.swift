import CEncodingIndexes

/// The single-byte encodings in the languages that are written in them, most frequent encodings first.
struct SingleByteCandidates: Sendable {
    struct Candidate: Sendable {
        let encoding: Encoding
        /// Number of the language.
        let language: Int
        /// log P(encoding), in nats.
        let prior: Double
        /// Position of its table, see `Encoding.singleByteTable`.
        let table: Int
        /// Where its class map starts in `classes`.
        let map: Int
        /// Where the pairs of its language start, and how many classes they have.
        let pairs: Int
        let size: Int
    }

    let candidates: [Candidate]
    /// Class and case of each octet, 256 a candidate.
    private let classes: [UInt8]

    private static let western = "en de fr es pt it nl sv da nb fi is ca et ga sq"
    private static let central = "pl cs sk hu hr sl ro de sq"
    private static let baltic = "lt lv et"
    private static let cyrillic = "ru uk bg sr mk be"

    /// Encodings with their languages and a guess at log P, by how common each is on the web.
    private static let plan: [(Encoding, String, Double)] = [
        (.windows1252, western, 0), (.windows1251, cyrillic, -1), (.windows1250, central, -1.5), (.iso8859_2, central, -2),
        (.windows1254, "tr", -2), (.windows1253, "el", -2), (.windows1255, "he", -2), (.windows1256, "ar fa", -2), (.windows874, "th", -2),
        (.iso8859_7, "el", -2.2), (.koi8R, "ru bg", -2.4), (.koi8U, "uk ru be", -2.5), (.windows1257, baltic, -2.5),
        (.windows1258, "vi", -3),
        (.iso8859_15, western, -3.5), (.iso8859_5, cyrillic, -3.5), (.iso8859_8, "he", -3.5), (.iso8859_6, "ar", -3.5),
        (.ibm866, "ru uk bg be", -3.6), (.iso8859_13, baltic, -4.5), (.iso8859_4, baltic, -4.6), (.macintosh, western, -5),
        (.macCyrillic, cyrillic, -5), (.iso8859_16, "ro pl hr sl hu fr sq", -5), (.iso8859_10, baltic + " is", -6),
        (.iso8859_3, "mt eo tr", -6), (.iso8859_14, "cy ga", -6), (.iso8859_13, "pl hr sl", -6.5),
    ]

    static let all = SingleByteCandidates()

    private init() {
        var candidates: [Candidate] = []
        var classes: [UInt8] = []
        for (encoding, languages, prior) in SingleByteCandidates.plan {
            for tag in languages.split(separator: " ") {
                guard let number = Languages.number(of: tag), number < LanguageTable.all.count, let table = encoding.singleByteTable
                else { continue }
                let language = LanguageTable.all[number]
                candidates.append(
                    Candidate(
                        encoding: encoding,
                        language: number,
                        prior: prior,
                        table: table,
                        map: classes.count,
                        pairs: language.pairOffset,
                        size: language.size
                    )
                )
                classes += language.classMap(ofTable: table)
            }
        }
        self.candidates = candidates
        self.classes = classes
    }

    /// The class maps, for `score`.
    func withClasses<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        classes.withUnsafeBufferPointer(body)
    }
}

extension SingleByteCandidates.Candidate {
    /// log P of pairs of octets read as this candidate, in eighths of a nat.
    @inline(__always)
    func score(_ octetPairs: UnsafeBufferPointer<UInt16>, _ classes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let map = classes.baseAddress.map({ $0 + self.map }) else { return 0 }
        let table = assay_language_pairs() + pairs
        var sum = 0
        for pair in octetPairs {
            let first = map[Int(pair >> 8)]
            let second = map[Int(pair & 0xFF)]
            sum &+= Int(table[Int(first & 0x3F) &* size &+ Int(second & 0x3F)])
            // A capital after a small letter, inside a word: the two flags lie one bit apart.
            sum &-= Int(first << 1 & second & LanguageTable.Flag.upper) >> 1
        }
        return sum
    }
}
