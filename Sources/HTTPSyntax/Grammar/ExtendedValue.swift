/// A parameter value with charset, language and percent escapes: `UTF-8'en'%E2%82%AC` (RFC 8187 3.2).
package struct ExtendedValue: Sendable, Hashable {
    package let charset: String
    package let language: String
    package let text: String

    /// `nil` for a value of another form, octets that are not of the charset, or a charset other than UTF-8 and ISO-8859-1.
    package init?(_ value: String) {
        let parts = value.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        charset = parts[0].lowercased()
        language = String(parts[1])
        guard let octets = ExtendedValue.unescaped(parts[2]) else { return nil }
        switch charset {
        case "utf-8":
            guard let text = String(validating: octets, as: UTF8.self) else { return nil }
            self.text = text
        case "iso-8859-1":
            var scalars = String.UnicodeScalarView()
            for octet in octets { scalars.append(Unicode.Scalar(octet)) }
            text = String(scalars)
        default: return nil
        }
    }

    /// Whether the text holds `%` and two hexadecimal digits.
    package static func hasPercentEscape(_ text: String) -> Bool {
        let octets = Array(text.utf8)
        return octets.indices.contains { index in
            octets[index] == 0x25 && index + 2 < octets.count && octets[index + 1].hexadecimalValue != nil
                && octets[index + 2].hexadecimalValue != nil
        }
    }

    private static func unescaped(_ text: Substring) -> [UInt8]? {
        let source = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < source.count {
            guard source[index] == 0x25 else {
                result.append(source[index])
                index += 1
                continue
            }
            guard index + 2 < source.count, let high = source[index + 1].hexadecimalValue, let low = source[index + 2].hexadecimalValue
            else {
                return nil
            }
            result.append(high << 4 | low)
            index += 3
        }
        return result
    }
}
