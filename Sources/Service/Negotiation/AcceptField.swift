/// The value of Accept (RFC 9110 12.5.1). Ranges that cannot be read are left out; an empty field accepts everything.
struct AcceptField {
    private let ranges: [(name: Substring, quality: Int)]

    init(_ value: String) {
        ranges = value.lowercased().split(separator: ",").compactMap { member in
            let parts = member.split(separator: ";").map { Weight.trimmed($0) }
            guard let name = parts.first, name.contains("/") else { return nil }
            return (name, Weight.thousandths(parts.dropFirst()))
        }
    }

    /// 0 to 1000, that of the most specific range.
    func quality(of mediaType: String) -> Int {
        if ranges.isEmpty { return 1000 }
        let type = mediaType.prefix { $0 != "/" }
        for name in [mediaType[...], "\(type)/*"[...], "*/*"[...]] {
            if let range = ranges.first(where: { $0.name == name }) { return range.quality }
        }
        return 0
    }
}
