import HTTPContent
import HTTPSemantics
import TextEncoding

/// The first octets beyond ASCII of a misread text, and what both encodings make of them.
struct TextSample {
    /// Octets shown at most.
    private static let limit = 24

    /// `CD BC CA E9`.
    let hexadecimal: String
    /// Of the first octet, in the decoded content.
    let offset: Int
    let effective: String
    let suggested: String

    /// `nil` for a text that is read rightly.
    init?(_ facts: Facts) {
        let encoding = facts.characterEncoding
        let decoded = facts.contentCoding.decoded
        guard encoding.isMisread, let effective = encoding.effective, let suggested = encoding.suggested,
            let first = decoded.range.first(where: { decoded.octets[$0] >= 0x80 })
        else { return nil }
        let end = decoded.octets[first..<decoded.range.upperBound].prefix(TextSample.limit).prefix { $0 >= 0x40 }.endIndex
        let sample = Array(decoded.octets[first..<end])
        hexadecimal = Hexadecimal.text(sample, 0..<sample.count)
        offset = first - decoded.range.lowerBound
        self.effective = String(decoding: effective.decode(sample).utf8, as: UTF8.self)
        self.suggested = String(decoding: suggested.decode(sample).utf8, as: UTF8.self)
    }
}
