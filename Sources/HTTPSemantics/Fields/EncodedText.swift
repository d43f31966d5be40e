import HTTPSyntax
import TextEncoding

/// Texts that a field value hides: percent escapes, encoded words of RFC 2047, UTF-8, UTF-8 once taken for Latin-1.
package enum EncodedText {
    /// What the octets were made from.
    package enum Form: String, Sendable {
        case percent = "percent escapes"
        case encodedWords = "encoded words"
        case utf8 = "UTF-8"
        case latin1 = "Latin-1"
        case misread = "UTF-8 that was taken for Latin-1"
    }

    /// How a browser reads a file name; `nil` where an encoding was begun and cannot be undone.
    package static func reading(of octets: [UInt8]) -> String? {
        var result = ""
        var wasEncodedWord = true
        var index = 0
        while index < octets.count {
            if octets[index].isFoldedBlank {
                // Blanks between encoded words belong to neither.
                if !wasEncodedWord { result += " " }
                index += 1
                continue
            }
            let start = index
            while index < octets.count, !octets[index].isFoldedBlank { index += 1 }
            let word = octets[start..<index]
            wasEncodedWord = word.starts(with: [0x3D, 0x3F]) && word.allSatisfy { $0 < 0x80 }
            guard let text = wasEncodedWord ? encodedWord(word) : plainWord(word) else { return nil }
            result += text
        }
        return result
    }

    /// The text behind a value that hides one, and what hid it; `nil` for plain ASCII.
    package static func hidden(in octets: [UInt8]) -> (form: Form, text: String)? {
        if octets.contains(where: { $0 >= 0x80 }) {
            guard let text = String(validating: octets, as: UTF8.self) else { return (.latin1, octets.text(0..<octets.count)) }
            if let inner = unmisread(text) { return (.misread, inner) }
            return (.utf8, text)
        }
        if octets.starts(with: [0x3D, 0x3F]), let text = reading(of: octets) { return (.encodedWords, text) }
        let unescaped = unescaped(octets[...])
        guard unescaped != octets, unescaped.contains(where: { $0 >= 0x80 }), let text = String(validating: unescaped, as: UTF8.self)
        else { return nil }
        return (.percent, text)
    }

    /// Octets of an encoding named by a label of the Encoding Standard; `nil` for an unknown label or octets that do not fit.
    package static func decoded(_ octets: [UInt8], label: String) -> String? {
        guard let encoding = Encoding.forLabel(label) else { return nil }
        let text = encoding.decode(octets)
        return text.isMalformed ? nil : String(decoding: text.utf8, as: UTF8.self)
    }

    /// Percent escapes undone; what is no escape stays.
    package static func unescaped(_ octets: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var index = octets.startIndex
        while index < octets.endIndex {
            if octets[index] == 0x25, index + 2 < octets.endIndex, let high = octets[index + 1].hexadecimalValue,
                let low = octets[index + 2].hexadecimalValue
            {
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(octets[index])
                index += 1
            }
        }
        return result
    }

    private static func plainWord(_ word: ArraySlice<UInt8>) -> String? {
        guard word.allSatisfy({ $0 < 0x80 }) else { return Array(word).text(0..<word.count) }
        return String(validating: unescaped(word), as: UTF8.self)
    }

    /// `=?charset?B or Q?text?=`, nothing after it.
    private static func encodedWord(_ word: ArraySlice<UInt8>) -> String? {
        let parts = word.split(separator: 0x3F, omittingEmptySubsequences: false)
        guard parts.count == 5, parts[4].elementsEqual([0x3D]), let method = parts[2].first, parts[2].count == 1 else { return nil }
        let octets = method | 0x20 == 0x62 ? Base64.decoded(parts[3]) : method | 0x20 == 0x71 ? quotedPrintable(parts[3]) : nil
        return octets.flatMap { decoded($0, label: String(decoding: parts[1], as: UTF8.self)) }
    }

    /// The Q encoding (RFC 2047 4.2).
    private static func quotedPrintable(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var result: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == 0x3D {
                guard index + 2 < text.endIndex, let high = text[index + 1].hexadecimalValue, let low = text[index + 2].hexadecimalValue
                else { return nil }
                result.append(high << 4 | low)
                index += 3
            } else {
                result.append(text[index] == 0x5F ? 0x20 : text[index])
                index += 1
            }
        }
        return result
    }

    /// The text whose UTF-8 octets were once read as Latin-1 and written as UTF-8 again.
    private static func unmisread(_ text: String) -> String? {
        var octets: [UInt8] = []
        for scalar in text.unicodeScalars {
            guard let octet = UInt8(exactly: scalar.value) else { return nil }
            octets.append(octet)
        }
        return octets.contains { $0 >= 0x80 } ? String(validating: octets, as: UTF8.self) : nil
    }
}
