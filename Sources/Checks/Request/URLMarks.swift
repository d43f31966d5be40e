import Evidence
import HTTPSemantics

extension RequestURLFacts {
    /// The findings of a check that looks at the signs in the URL one by one.
    func marks(_ mark: (Sign) -> Mark?) -> Check.Evaluation { .marks(signs.compactMap(mark)) }
}

extension Mark {
    /// A place in the URL that was asked for.
    static func at(_ sign: RequestURLFacts.Sign, _ detail: String, severity: Check.Severity? = nil) -> Mark {
        .at(.octets(hop: 0, part: .url, range: sign.range), detail, severity: severity)
    }
}

extension Example {
    /// An ordinary answer to a request for a URL, which has the marks.
    static func asking(_ url: String) -> Example { Example(asking: url) }
}

extension Unicode.Scalar {
    /// `U+200B ZERO WIDTH SPACE`.
    var label: String {
        let digits = String(value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return properties.name.map { "\(code) \($0)" } ?? code
    }
}
