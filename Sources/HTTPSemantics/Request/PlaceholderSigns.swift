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
        guard !range.isEmpty, range.count <= 128 else { return nil }
        if isPlainText(parts.octets[range]) { return judge(word: parts.octets[range], isValue: isValue) }
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

    /// Letters, digits and the like alone, as most parts of a path are: three words to compare with, and nothing to decode.
    private static func judge(word: ArraySlice<UInt8>, isValue: Bool) -> Bool? {
        if word.elementsEqual("undefined".utf8) { return isValue }
        return isValue && (word.elementsEqual("NaN".utf8) || word.elementsEqual("null".utf8)) ? false : nil
    }

    private static func isPlainText(_ octets: ArraySlice<UInt8>) -> Bool {
        octets.allSatisfy { $0.isLetterOrDigit || $0 == 0x2D || $0 == 0x5F || $0 == 0x2E }
    }

    private static func matches(_ text: [Unicode.Scalar], _ other: String) -> Bool { text.elementsEqual(other.unicodeScalars) }
    private static func starts(_ text: [Unicode.Scalar], _ other: String) -> Bool { text.starts(with: other.unicodeScalars) }
}
