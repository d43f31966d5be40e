import CIDN

/// The mapping of UTS 46 (section 4, steps 1 and 2), done by libidn2 piece by piece.
///
/// Given whole labels, the library refuses what the URL Standard allows: hyphens anywhere, labels of any length,
/// symbols that IDNA 2008 excludes. Its transitional mode maps without those tests, so it is given pieces without hyphens and without
/// the four characters that transitional mapping changes.
enum Mapping {
    /// Maps and normalises; nil when there is a disallowed character.
    static func map(_ text: String) -> [Unicode.Scalar]? {
        var result: [Unicode.Scalar] = []
        var piece: [Unicode.Scalar] = []
        var isPlain = true
        for character in text {
            let scalars = character.unicodeScalars
            // Normalisation never joins one grapheme cluster to the next, so a long label may be cut between two.
            if piece.count >= 12 {
                guard append(piece, isPlain: isPlain, to: &result) else { return nil }
                piece.removeAll(keepingCapacity: true)
                isPlain = true
            }
            for scalar in scalars {
                if let kept = unmapped(scalar) {
                    guard append(piece, isPlain: isPlain, to: &result) else { return nil }
                    piece.removeAll(keepingCapacity: true)
                    isPlain = true
                    result.append(kept)
                } else {
                    guard piece.count < 48 else { return nil }
                    piece.append(scalar)
                    isPlain = isPlain && scalar.isASCII
                }
            }
        }
        return append(piece, isPlain: isPlain, to: &result) ? result : nil
    }

    /// What a character that cuts a piece stands for: full stops, the hyphen, and the deviation characters.
    private static func unmapped(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case ".", "\u{3002}", "\u{FF0E}", "\u{FF61}": "."
        case "-", "\u{DF}", "\u{3C2}", "\u{200C}", "\u{200D}": scalar
        case "\u{1E9E}": "\u{DF}"
        default: nil
        }
    }

    private static func append(_ piece: [Unicode.Scalar], isPlain: Bool, to result: inout [Unicode.Scalar]) -> Bool {
        guard !isPlain else {
            for scalar in piece { result.append(Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value).asciiLowercased)) }
            return true
        }
        // A digit in front composes with nothing, and keeps a combining mark from being the first character.
        var text = String.UnicodeScalarView()
        text.append("1")
        text.append(contentsOf: piece)
        let label = String(text)
        guard !label.utf8.contains(0) else { return false }
        var buffer = [CChar](repeating: 0, count: 1_024)
        guard assay_idn_map(label, &buffer, buffer.count) == ASSAY_IDN_OK else { return false }
        let ascii = buffer.prefix { $0 != 0 }.map { Unicode.Scalar(UInt8(bitPattern: $0)) }
        let mapped = ascii.starts(with: "xn--".unicodeScalars) ? Punycode.decode(ascii.dropFirst(4)) : ascii
        guard let mapped, mapped.first == "1" else { return false }
        result.append(contentsOf: mapped.dropFirst())
        return true
    }

    /// CheckJoiners and CheckBidi (UTS 46, section 4.1) for a mapped label.
    static func keepsContextRules(_ label: [Unicode.Scalar]) -> Bool {
        let joiners = label.indices.filter { label[$0] == "\u{200C}" || label[$0] == "\u{200D}" }
        let followViramas = joiners.allSatisfy { $0 > 0 && label[$0 - 1].properties.canonicalCombiningClass == .virama }
        let needsTest = !followViramas || label.contains { $0.isRightToLeft }
        guard needsTest else { return true }
        if joiners.contains(where: { label[$0] == "\u{200D}" }), !followViramas { return false }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: label)
        let outcome = assay_idn_test(String(text))
        // Without a virama a ZWNJ needs joining letters around, which only the library knows.
        return outcome == ASSAY_IDN_OK || outcome == ASSAY_IDN_REFUSED && followViramas
    }
}
