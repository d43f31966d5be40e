import Evidence
import HTTPSemantics

extension Check.Reference {
    static func cookies(section: String) -> Self {
        .standard(
            "RFC 6265bis, section \(section)",
            "https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#section-\(section)"
        )
    }

    static let partitionedCookies = Self.standard(
        "Cookies Having Independent Partitioned State",
        "https://datatracker.ietf.org/doc/html/draft-cutler-httpbis-partitioned-cookies"
    )
}

extension Check.Evaluation {
    /// A mark for each place, with the cookie's name before what is said of it.
    static func cookies(_ places: [(entry: CookieFacts.Entry, range: OctetRange)], _ detail: String) -> Self {
        .marks(places.map { .at($0.range, "\($0.entry.name): \(detail)") })
    }
}
