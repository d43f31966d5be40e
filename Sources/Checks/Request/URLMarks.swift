import Evidence
import HTTPSemantics

extension RequestURLFacts {
    /// The findings of a check that looks at the signs in the URL one by one.
    func marks(_ judge: (Sign) -> URLMark?) -> Check.Evaluation {
        .marks(
            signs.compactMap { sign in
                judge(sign).map { .at(.octets(hop: hop, part: .url, range: sign.range), $0.detail, severity: $0.severity) }
            }
        )
    }
}

/// What is to be said of a sign in the URL.
struct URLMark {
    let detail: String
    /// Overrides the check's own.
    let severity: Check.Severity?

    static func says(_ detail: String, severity: Check.Severity? = nil) -> URLMark { URLMark(detail: detail, severity: severity) }
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
