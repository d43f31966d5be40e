import Evidence

/// What programs write into a URL when there was no value: names of nothing, objects as texts, templates that were not filled in.
enum PlaceholderSigns {
    typealias Sign = RequestURLFacts.Sign

    static func all(_ parts: URLParts) -> [Sign] {
        var signs: [Sign] = []
        var start = parts.path.lowerBound
        while start <= parts.path.upperBound {
            let stop = parts.octets[start..<parts.path.upperBound].firstIndex(of: UInt8(ascii: "/")) ?? parts.path.upperBound
            if let isCertain = judge(start..<stop, parts, isValue: false) {
                signs.append(Sign(kind: .placeholder(isCertain: isCertain), range: start..<stop))
            }
            start = stop + 1
        }
        for parameter in parts.parameters {
            guard let value = parameter.value, let isCertain = judge(value, parts, isValue: true) else { continue }
            signs.append(Sign(kind: .placeholder(isCertain: isCertain), range: value))
        }
        return signs
    }

    /// `nil` for what is no placeholder. Words are certain only where they stand for nothing else.
    private static func judge(_ range: OctetRange, _ parts: URLParts, isValue: Bool) -> Bool? {
        guard !range.isEmpty, range.count <= 128, !isPlainText(parts.octets[range]) || range.count <= 9 else { return nil }
        let text = PercentDecodedText(range, in: parts.octets).elements.map(\.scalar)
        if matches(text, "undefined") { return isValue }
        if matches(text, "[object Object]") || matches(text, "[object+Object]") || matches(text, "(null)") || matches(text, "<null>") {
            return true
        }
        if isValue, matches(text, "NaN") || matches(text, "null") { return false }
        if starts(text, "Optional("), text.last == ")" { return true }
        let isBraced = text.first == "{" || starts(text, "${") || starts(text, "<")
        guard isBraced, text.last == (text.first == "<" ? ">" : "}") else { return nil }
        // A name in braces; JSON has quotes or a colon in them.
        let inner = text.drop { "${<".unicodeScalars.contains($0) }.filter { !"}>".unicodeScalars.contains($0) }
        return !inner.isEmpty && inner.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || $0 == "-" || ("0"..."9").contains($0) }
            ? true : nil
    }

    private static func isPlainText(_ octets: ArraySlice<UInt8>) -> Bool {
        octets.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E }
    }

    private static func matches(_ text: [Unicode.Scalar], _ other: String) -> Bool { text.elementsEqual(other.unicodeScalars) }
    private static func starts(_ text: [Unicode.Scalar], _ other: String) -> Bool { text.starts(with: other.unicodeScalars) }
}
