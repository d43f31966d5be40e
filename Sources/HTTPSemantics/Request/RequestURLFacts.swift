import Evidence
import WebURL

/// What the URL asked for says about itself: signs of values that were encoded twice, not at all, or carry what nobody sees.
package struct RequestURLFacts: Sendable {
    /// One thing that shows in the text of the URL.
    package struct Sign: Sendable, Hashable {
        package let kind: Kind
        /// Octets of the URL's text.
        package let range: OctetRange
    }

    package enum Kind: Sendable, Hashable {
        /// It cannot be parsed; the standard's name for why.
        case unparsable(ValidationError.Kind)
        /// No scheme and no host, so that nothing can be asked.
        case relative
        case userinfo(looksLikeHost: Bool)
        /// Scripts that no writing mixes, in one label of the host.
        case mixedScripts([Script])
        /// A label whose letters all look like Latin ones.
        case latinLookAlike(Script)

        /// `%25E4`; certain when what two decodings give is text.
        case encodedTwice(isCertain: Bool)
        /// Encoded octets that are no UTF-8.
        case notUTF8
        /// A percent sign without two hexadecimal digits.
        case brokenEscape
        /// An octet that no URL holds: blank, control, quote, bracket, brace, backslash, ….
        case invalidCharacter
        /// A character outside ASCII, not encoded.
        case nonASCII

        /// `&amp;` where `&` was meant.
        case htmlEscape
        /// A value that goes on after an ampersand.
        case ampersand(isCertain: Bool)
        case equals
        case plus(PlusUse)
        /// A URL as a value, not encoded, so that its further parameters are those of the outer one.
        case nestedURL

        case lostQuery(LostQuery)

        /// A character that shows nothing and should not be there.
        case invisible(Unicode.Scalar)
        /// A variation selector or the like that an emoji keyboard puts in.
        case presentation(Unicode.Scalar)
        /// A form of an ASCII character or blank that is another character for computers.
        case lookAlike(Unicode.Scalar, isSyntax: Bool)
        /// A base letter and a mark that goes onto it.
        case combining(Unicode.Scalar)
        /// U+FFFD: the text was lost before the URL was built.
        case replacement
        case placeholder(isCertain: Bool)
    }

    /// What a plus sign was probably meant as, which form readers turn into a blank.
    package enum PlusUse: String, Sendable, Hashable {
        case phoneNumber = "a phone number"
        case timeZone = "an offset from UTC"
        case mailAddress = "a mail address"
        case base64 = "Base64"
        case word = "a name such as C++"
    }

    /// How parameters went to where no server looks for them.
    package enum LostQuery: Sendable, Hashable {
        /// `/search&q=1`: the question mark is missing.
        case noMark
        /// `/search%3Fq=1`: it was encoded as part of the path.
        case encodedMark
        /// `?a=1?b=2`: a second one where an ampersand belongs.
        case secondMark
        /// `#c?q=1` and `?a=#1&b=2`: a number sign in front, so that they are never sent.
        case fragment
    }

    /// Octets of the URL that are looked at.
    static let octetLimit = 64 << 10
    static let signLimit = 256

    /// The text of the URL; empty when it is not known.
    package let octets: [UInt8]
    package let parts: URLParts
    package let isKnown: Bool
    /// Position of the request in the transcript.
    package let hop: Int
    /// In the order of the URL's text, at most 256.
    package let signs: [Sign]
    package let isCut: Bool

    /// `isParsed`: the text is known to be an absolute URL, and need not be parsed once more for what keeps it from being one.
    package init(_ url: String?, hop: Int = 0, isParsed: Bool = false) {
        isKnown = url != nil
        self.hop = hop
        let all = (url ?? "").utf8
        octets = Array(all.prefix(RequestURLFacts.octetLimit))
        isCut = all.count > RequestURLFacts.octetLimit
        parts = URLParts(octets)
        guard let url, !octets.isEmpty else {
            signs = []
            return
        }
        var signs: [Sign] = []
        if !isCut, !isParsed { signs += HostSigns.parsing(url, parts) }
        signs += HostSigns.authority(parts)
        signs += CharacterSigns.all(parts)
        signs += QuerySigns.all(parts)
        signs += LostQuerySigns.all(parts)
        signs += PlaceholderSigns.all(parts)
        let sorted = signs.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
        self.signs = Array(sorted.prefix(RequestURLFacts.signLimit))
    }

    /// The query as its reader gets it, percent-encoding undone; `+` stays, as readers differ on it.
    package var queryItems: [QueryItem] {
        func decoded(_ range: OctetRange) -> String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: PercentDecodedText(range, in: octets).elements.map(\.scalar))
            return String(text)
        }
        return parts.parameters.filter { !$0.whole.isEmpty }.map { QueryItem(decoded($0.name), $0.value.map(decoded)) }
    }

    /// The text of a range as it stands.
    package func text(_ range: OctetRange) -> String { parts.text(range) }
}
