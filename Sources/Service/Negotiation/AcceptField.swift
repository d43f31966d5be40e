/// The value of Accept (RFC 9110 12.5.1). Ranges that cannot be read are left out; an empty field accepts everything.
struct AcceptField {
    private struct MediaRange {
        let name: Substring
        /// Thousandths.
        let quality: Int
    }

    private let ranges: [MediaRange]

    init(_ value: String) {
        ranges = value.lowercased().split(separator: ",").compactMap { member in
            let parts = member.split(separator: ";").map { AcceptField.trimmed($0) }
            guard let name = parts.first, name.contains("/") else { return nil }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
            return MediaRange(name: name, quality: weight.map { AcceptField.thousandths($0.dropFirst(2)) } ?? 1000)
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

    private static func thousandths(_ text: Substring) -> Int {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let whole = parts.first, parts.count <= 2 else { return 0 }
        if whole == "1" { return 1000 }
        guard whole == "0", parts.count == 2, parts[1].utf8.count <= 3 else { return 0 }
        return Int(parts[1] + String(repeating: "0", count: 3 - parts[1].utf8.count)) ?? 0
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
