import HTTPContent

/// The value of Accept-Encoding (RFC 9110 12.5.3).
struct AcceptEncodingField {
    private let qualities: [(name: Substring, quality: Int)]

    init(_ value: String) {
        qualities = value.lowercased().split(separator: ",").compactMap { member in
            let parts = member.split(separator: ";").map { Weight.trimmed($0) }
            guard let name = parts.first, !name.isEmpty else { return nil }
            return (name, Weight.thousandths(parts.dropFirst()))
        }
    }

    /// The best of `codings`, which stand in our order of preference; `nil` for none of them.
    func preferred(_ codings: [ContentCoding]) -> ContentCoding? {
        var best: (coding: ContentCoding, quality: Int)?
        for coding in codings {
            let quality = quality(of: coding.name)
            if quality > best?.quality ?? 0 { best = (coding, quality) }
        }
        // Who likes the content better as it is gets it so.
        if let identity = qualities.first(where: { $0.name == "identity" })?.quality, identity > best?.quality ?? 0 { return nil }
        return best?.coding
    }

    private func quality(of name: String) -> Int {
        for wanted in [name[...], name == "gzip" ? "x-gzip" : name[...], "*"] {
            if let found = qualities.first(where: { $0.name == wanted }) { return found.quality }
        }
        return 0
    }
}
